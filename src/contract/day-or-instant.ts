import { z } from "./zod.ts";
import { endOfDay } from "./end-of-day.ts";

const MESSAGE = "Must be a date like 2026-11-28";

/** "2026-11-28" or an ISO 8601 instant, from 1900 to 2199. */
export const dayOrInstant = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: MESSAGE })
  .refine((text) => /^(?:19|20|21)/.test(text), MESSAGE);

/** The instant that is meant: of a day its last moment in the shop's time zone. */
export const toInstantOf = (dayOrInstant: string, timeZone: string): string =>
  dayOrInstant.length === 10
    ? endOfDay(dayOrInstant, timeZone)
    : new Date(dayOrInstant).toISOString();
