import { endOfDay } from "../end-of-day.ts";
import { toInstant } from "../zoned-time.ts";

type AnnouncementSettings = {
  announcementText: string;
  announcementLink: string;
  announcementFrom: string;
  announcementUntil: string;
  timeZone: string;
};

/** The line at the top of every page. `link` is "" for none. */
export type Announcement = { text: string; link: string };

/** When the line begins and ends, in milliseconds since 1970; infinite without a day. The last day is included. */
export function announcementPeriod(settings: AnnouncementSettings): {
  from: number;
  until: number;
} {
  const { announcementFrom, announcementUntil, timeZone } = settings;
  const first = announcementFrom && toInstant(`${announcementFrom}T00:00`, timeZone);
  return {
    from: first ? Date.parse(first) : -Infinity,
    until: announcementUntil ? Date.parse(endOfDay(announcementUntil, timeZone)) + 1000 : Infinity,
  };
}

/** The line that visitors see now; null for none. @param now in milliseconds since 1970 */
export function announcementAt(settings: AnnouncementSettings, now: number): Announcement | null {
  const { announcementText: text, announcementLink: link } = settings;
  const { from, until } = announcementPeriod(settings);
  return text !== "" && from <= now && now < until ? { text, link } : null;
}
