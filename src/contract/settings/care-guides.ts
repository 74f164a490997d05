import { z } from "../zod.ts";

export const METAL_GUIDES = [
  "gold",
  "white-gold",
  "rose-gold",
  "silver",
  "oxidized-silver",
  "vermeil",
  "platinum",
  "copper",
] as const;
export const STONE_GUIDES = [
  "hard",
  "emerald",
  "delicate",
  "opal",
  "turquoise",
  "pearl",
  "organic",
] as const;

/** What is cared for alike: metals, stones, and what nobody knows the materials of. */
export const CARE_GUIDES = [...METAL_GUIDES, ...STONE_GUIDES, "any"] as const;
export type CareGuide = (typeof CARE_GUIDES)[number];

/** The paragraphs of a guide; `when` says how often the last one applies, "Once a year". */
export const CARE_PARTS = ["daily", "clean", "store", "when", "later"] as const;
export type CarePart = (typeof CARE_PARTS)[number];

export const MAX_CARE_TEXT = 400;

/** The paragraphs that differ from the texts the shop comes with; "" for one that is not shown. */
export const careTextsSchema = z.partialRecord(
  z.enum(CARE_GUIDES),
  z.partialRecord(z.enum(CARE_PARTS), z.string().trim().max(MAX_CARE_TEXT)),
);
export type CareTexts = z.infer<typeof careTextsSchema>;
