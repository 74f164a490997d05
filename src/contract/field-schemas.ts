import { MAX_ID } from "./max-id.ts";
import { z } from "./zod.ts";

/** An id of a row: PostgreSQL's positive integers. */
export const idSchema = z.int().min(1).max(MAX_ID);
/** An id in a path or query. */
export const idParam = z
  .string()
  .regex(/^\d{1,10}$/, "Must be a whole number")
  .transform(Number)
  .pipe(idSchema);

/** Trims; an empty text becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((text) => text || null)
    .optional();

/** ISO 8601 UTC. */
export const instant = z.iso.datetime();
