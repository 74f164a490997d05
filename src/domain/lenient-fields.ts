import { z } from "zod";

/*
 * Plugins change what a store answers: a number becomes a text, a list an empty string. One odd field
 * never costs the piece it stands in.
 */

/** A text, whatever it was written as; "" for everything that is none. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .catch("")
  .transform((value) => value.trim());

export const whole = z.coerce.number().int().nullable().catch(null);

export const flag = z
  .union([z.boolean(), z.stringbool(), z.number().transform(Boolean)])
  .catch(false);

/** A list without those of its items that cannot be read. */
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
