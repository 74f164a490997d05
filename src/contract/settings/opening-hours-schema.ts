import { z } from "../zod.ts";
import { type HoursSpan, listSpans, type OpeningHours } from "./opening-hours.ts";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Enter a time like 10:00 AM.");

/** The latest closing after midnight: what closes later on the next day was mistyped. */
const LATEST_CLOSING = "06:00";

const span = z
  .object({ opens: time, closes: time })
  .refine(
    ({ opens, closes }) => opens < closes || (closes < opens && closes <= LATEST_CLOSING),
    "Closing comes before opening.",
  );

/** One span, or several of a day with breaks between them. */
const dayHours = z.union([
  span,
  z
    .array(span)
    .min(1)
    .max(4)
    .refine((spans) => areApart(listSpans(spans)), "Two of these hours overlap."),
]);

/** Only the last span may close after midnight. @param spans in their order */
const areApart = (spans: HoursSpan[]): boolean =>
  spans.every(({ opens, closes }, index) => {
    const next = spans[index + 1];
    return next === undefined || (opens < closes && closes <= next.opens);
  });

/** Whether no day closes after the next one has opened. */
const areDaysApart = (hours: OpeningHours): boolean =>
  hours.every((day, index) => {
    const last = listSpans(day).at(-1);
    const next = listSpans(hours[(index + 1) % hours.length])[0];
    return !last || !next || last.opens < last.closes || last.closes <= next.opens;
  });

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
  .refine(({ length }) => length === 0 || length === 7, "Give hours for each of the seven days.")
  .refine(areDaysApart, "A day closes after the next one opens.");
