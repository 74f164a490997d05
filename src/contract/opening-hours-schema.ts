import { z } from "./zod.ts";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Enter a time like 10:00 AM.");
const dayHours = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, "Closing comes before opening.");

/** From Monday to Sunday, null on a closed day; [] where no hours are given. */
export const openingHoursSchema = z
  .array(dayHours.nullable())
  .refine(({ length }) => length === 0 || length === 7, "Give hours for each of the seven days.");
