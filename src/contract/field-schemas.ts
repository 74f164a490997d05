import { z } from "zod";

/** A whole number that can be a row's id. */
export const idSchema = z.int().min(1).max(2_147_483_647);
/** An id as it stands in an address or a query: digits only. */
export const idParam = z
  .string()
  .regex(/^\d{1,10}$/, "Must be a whole number")
  .transform(Number)
  .pipe(idSchema);

/** Trims; an empty text counts as none. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((text) => text || null)
    .optional();

/** ISO 8601 UTC, as every instant on the wire. */
export const instant = z.iso.datetime();
