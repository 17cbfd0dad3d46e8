export function files(language: string): string[];
export function catalogues(language: string): string;
export function module(source: string): string;
export function messages(source: string): [string, string[]][];
