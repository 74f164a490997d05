/** Sets of colors and type, each tuned as a whole; the first is that of a shop that chose none. Free of zod: every page loads it. */
export const LOOKS = {
  fern: { name: "Fern and rouge", ground: "#f7f5f0" },
  steel: { name: "Steel and garnet", ground: "#f4f6f8" },
  plum: { name: "Plum and copper", ground: "#f8f4f2" },
} as const;

export type Look = keyof typeof LOOKS;
export const LOOK_KEYS = ["fern", "steel", "plum"] as const satisfies Look[];
