import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const LONGEST = 160;

/** Layout is prettier's, types are svelte-check's; here is what neither of them sees. */
export default defineConfig(
  { ignores: ["src/wire/", "src/words/keys.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-len": ["error", { code: LONGEST }],
      "no-undef": "off", // the compiler's
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-empty-function": "off", // `() => {}` says "nothing" well enough
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are built and then replaced, never changed where something watches
      "@typescript-eslint/no-non-null-assertion": "off", // with `noUncheckedIndexedAccess`, `list[n]!` says that n was checked
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
