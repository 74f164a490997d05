import { z } from "zod";

/*
 * Plugins change what a store returns: a number becomes a string, a list an empty string. One invalid
 * field must not cost the whole record.
 */

/** A string as it was sent; numbers are converted, everything else is "". */
export const rawText = z.union([z.string(), z.number().transform(String)]).catch("");

/** The same without white space at its ends. */
export const text = rawText.transform((value) => value.trim());

/** A whole number, also from a string; decimals are cut off. */
export const whole = z.coerce.number().transform(Math.trunc).pipe(z.int()).nullable().catch(null);

/** A positive id, also from a string. Without it a record is invalid. */
export const id = z.coerce.number().int().positive();

export const flag = z
  .union([z.boolean(), z.stringbool(), z.number().transform(Boolean)])
  .catch(false);

/** A list without its invalid items. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((each) => {
        const read = item.safeParse(each);
        return read.success ? [read.data] : [];
      }),
    );

export const named = z.object({ name: text });

export const image = z.object({ src: text, alt: text.optional() });
