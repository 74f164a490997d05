import {
  groupHours,
  type HoursException,
  listSpans,
  type OpeningHours,
} from "#contract/settings/opening-hours.ts";
import { listProfiles } from "#contract/settings/social-networks.ts";
import { absoluteUrl, type Site } from "./site.ts";

/** The shop as schema.org's JewelryStore; other entities refer to its @id. */
export function jewelryStore(site: Site): object {
  const { settings, origin } = site;
  const sameAs = listProfiles(settings)
    .map(({ url }) => url)
    .filter(isProfile);
  return {
    "@context": "https://schema.org",
    "@type": "JewelryStore",
    "@id": storeId(site),
    name: settings.businessName,
    description: settings.blurb || undefined,
    url: `${origin}/`,
    logo: absoluteUrl(site, site.logo?.url ?? "/icon-512.png"),
    image: site.own ? undefined : absoluteUrl(site, "/images/workbench-1280.jpg"),
    telephone: settings.phone || undefined,
    email: settings.email || undefined,
    currenciesAccepted: "USD",
    address: {
      "@type": "PostalAddress",
      streetAddress: settings.addressLine || undefined,
      addressLocality: settings.city || undefined,
      addressRegion: settings.state || undefined,
      postalCode: settings.postalCode || undefined,
      addressCountry: "US",
    },
    openingHoursSpecification: openingHours(settings.openingHours ?? []),
    specialOpeningHoursSpecification: specialHours(settings.hoursExceptions ?? []),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

function openingHours(hours: OpeningHours): object[] | undefined {
  const groups = groupHours(hours).map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days,
    opens,
    closes,
  }));
  return groups.length > 0 ? groups : undefined;
}

/** A closed day opens and closes at midnight, as Google reads it. */
function specialHours(exceptions: HoursException[]): object[] | undefined {
  const special = exceptions.flatMap(({ from, until, hours }) =>
    listSpans(hours ?? { opens: "00:00", closes: "00:00" }).map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: from,
      validThrough: until,
      opens,
      closes,
    })),
  );
  return special.length > 0 ? special : undefined;
}

export const storeId = (site: Site): string => `${site.origin}/#store`;

/** A social network's front page, the settings' default, is not a profile. */
const isProfile = (url: string): boolean => (URL.parse(url)?.pathname.length ?? 0) > 1;
