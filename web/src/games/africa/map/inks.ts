/** How the routes of the trains are told apart: a colour, a dash pattern and a number each. */

interface RouteInk {
  colour: string;
  dash: string;
}

const INKS: readonly RouteInk[] = [
  { colour: "var(--route-1)", dash: "" },
  { colour: "var(--route-2)", dash: "16 7" },
  { colour: "var(--route-3)", dash: "4 6" },
  { colour: "var(--route-4)", dash: "18 6 4 6" },
];

export const routeInk = (n: number): RouteInk => INKS[n % INKS.length]!;
