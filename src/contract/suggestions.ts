import { z } from "zod";
import { idSchema } from "./field-schemas.ts";
import { pictureSchema } from "./media.ts";

/** A text in parts: every second one, from the second on, is what was searched for. Joined they are the text. */
export const highlightedTextSchema = z.array(z.string());
export type HighlightedText = z.infer<typeof highlightedTextSchema>;

/** What a search text that is still being written may lead to. */
export const suggestionsSchema = z.object({
  /** How a slip of the pen was read, or null. */
  corrected: z.string().nullable(),
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
