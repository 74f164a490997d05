import { z } from "../zod.ts";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Enter a time like 10:00 AM.");
const dayHours = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, "Closing comes before opening.");

const day = z.iso.date({ error: "Choose a day." });

/** Other hours from the first to the last day, both included; `hours` is null where the shop is closed. */
const exceptionSchema = z
  .object({ from: day, until: day, hours: dayHours.nullable() })
  .refine(({ from, until }) => from <= until, {
    error: "The last day is before the first.",
    path: ["until"],
  });

/** Days with other hours than usual. */
export const hoursExceptionsSchema = z
  .array(exceptionSchema)
  .max(30)
  .refine(
    (exceptions) =>
      exceptions.every((one, index) =>
        exceptions
          .slice(index + 1)
          .every((other) => one.until < other.from || other.until < one.from),
      ),
    "Two of these dates overlap.",
  );

/** From Monday to Sunday, null on a closed day; [] where no hours are given. */
export const openingHoursSchema = z
  .array(dayHours.nullable())
  .refine(({ length }) => length === 0 || length === 7, "Give hours for each of the seven days.");
