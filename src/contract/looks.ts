import { z } from "./zod.ts";

/** Sets of colors and type, each tuned as a whole; the first is that of a shop that chose none. */
export const LOOKS = {
  fern: { name: "Fern and rouge", ground: "#f7f5f0" },
  steel: { name: "Steel and garnet", ground: "#f4f6f8" },
  plum: { name: "Plum and copper", ground: "#f8f4f2" },
} as const;

export const lookSchema = z.enum(["fern", "steel", "plum"]);
export type Look = z.infer<typeof lookSchema>;
