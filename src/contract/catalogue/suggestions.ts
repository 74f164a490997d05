import { z } from "../zod.ts";
import { idSchema } from "../field-schemas.ts";
import { pictureSchema } from "../media/media.ts";

/** A text in parts of which every second one is a match. */
export const highlightedTextSchema = z.array(z.string());
export type HighlightedText = z.infer<typeof highlightedTextSchema>;

/** Suggestions for a search text that is being typed. */
export const suggestionsSchema = z.object({
  /** The text with typos corrected, or null. */
  corrected: z.string().nullable(),
  /** The filters that the text was understood as: "Rings", "Under $200". */
  filters: z.array(z.string()),
  /** The same in words, "Silver rings under $200"; left out without filters. */
  reading: z.string().optional(),
  pieces: z.array(
    z.object({
      id: idSchema,
      name: highlightedTextSchema,
      /** Dollars with two decimals, "129.00". */
      price: z.string(),
      picture: pictureSchema.nullable(),
    }),
  ),
  collections: z.array(z.object({ slug: z.string(), title: highlightedTextSchema })),
  categories: z.array(z.object({ id: idSchema, name: highlightedTextSchema })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
