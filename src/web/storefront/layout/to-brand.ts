import { hideStreet } from "#contract/hide-street.ts";
import type { PublicSettings, Settings } from "#contract/settings.ts";
import { UNNAMED_SHOP } from "#contract/shop-name.ts";
import type { LayoutData } from "./use-layout-data.ts";

/** How the header and titles show the name; nothing of what is usual, for the size of each page. */
export const toBrand = ({
  businessName,
  showTrademark,
  headerMark,
  logo,
}: Pick<PublicSettings, "businessName" | "showTrademark" | "headerMark" | "logo">): Pick<
  LayoutData,
  "withoutTrademark" | "logo"
> => ({
  ...((!showTrademark || businessName === UNNAMED_SHOP) && { withoutTrademark: true }),
  ...(headerMark === "logo" && logo && { logo }),
});

/** The settings that every page needs. */
export function toLayoutSettings(settings: Settings): LayoutData["settings"] {
  const {
    artistStory: _story,
    ownDomain: _domain,
    skuPattern: _pattern,
    showTrademark: _trademark,
    headerMark: _mark,
    logo: _logo,
    portrait: _portrait,
    showStreet: _street,
    openingHours,
    byAppointment,
    look: _look,
    tabIcon: _icon,
    homeSections: _sections,
    socialLinks,
    announcementText: _text,
    announcementLink: _link,
    announcementFrom: _from,
    announcementUntil: _until,
    savedReplies: _replies,
    inquiryForm,
    ...needed
  } = hideStreet(settings);
  return {
    ...needed,
    ...(socialLinks.length > 0 && { socialLinks }),
    ...(openingHours.length > 0 && { openingHours }),
    ...(byAppointment && { byAppointment }),
    ...(inquiryForm === "email" && { inquiryForm }),
  };
}
