import { upcomingExceptions } from "#contract/settings/open-state.ts";
import { hideStreet } from "#contract/settings/hide-street.ts";
import type { PublicSettings, Settings } from "#contract/settings/settings.ts";
import { UNNAMED_SHOP } from "#contract/settings/shop-name.ts";
import { LAYOUT_SETTINGS, type LayoutSettings } from "#web/content/layout-settings.ts";
import type { Site } from "#web/content/site.ts";

/** How the header and titles show the name; nothing of what is usual, for the size of each page. */
export const toBrand = ({
  businessName,
  showTrademark,
  headerMark,
  logo,
}: Pick<PublicSettings, "businessName" | "showTrademark" | "headerMark" | "logo">): Pick<
  Site,
  "withoutTrademark" | "logo"
> => ({
  ...((!showTrademark || businessName === UNNAMED_SHOP) && { withoutTrademark: true }),
  ...(headerMark === "logo" && logo && { logo }),
});

/** The settings that every page needs; the street only where visitors see it. @param now in milliseconds since 1970 */
export function toLayoutSettings(settings: Settings, now: number): LayoutSettings {
  const shown = hideStreet(settings);
  const { socialLinks, openingHours, byAppointment, inquiryForm } = shown;
  const hoursExceptions = upcomingExceptions(shown, now);
  const needed = Object.fromEntries(LAYOUT_SETTINGS.map((name) => [name, shown[name]]));
  return {
    ...(needed as Pick<Settings, (typeof LAYOUT_SETTINGS)[number]>),
    ...(socialLinks.length > 0 && { socialLinks }),
    ...(openingHours.length > 0 && { openingHours }),
    ...(hoursExceptions.length > 0 && { hoursExceptions }),
    ...(byAppointment && { byAppointment }),
    ...(inquiryForm === "email" && { inquiryForm }),
  };
}
