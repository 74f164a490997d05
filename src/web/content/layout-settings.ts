import type { Settings } from "#contract/settings/settings.ts";

/** The settings that every public page needs. One that is not named here is on no page's data. */
export const LAYOUT_SETTINGS = [
  "businessName",
  "blurb",
  "artistName",
  "addressLine",
  "city",
  "state",
  "postalCode",
  "phone",
  "email",
  "instagramUrl",
  "facebookUrl",
  "videoUrl",
  "videoTitle",
  "timeZone",
] as const satisfies (keyof Settings)[];

/** Those that are optional are present where they differ from what most shops have. */
export type LayoutSettings = Pick<Settings, (typeof LAYOUT_SETTINGS)[number]> &
  Partial<
    Pick<
      Settings,
      "socialLinks" | "openingHours" | "hoursExceptions" | "byAppointment" | "inquiryForm"
    >
  >;
