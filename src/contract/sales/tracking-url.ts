const PAGES: { carrier: RegExp; url: string }[] = [
  { carrier: /usps|postal service/i, url: "https://tools.usps.com/go/TrackConfirmAction?tLabels=" },
  { carrier: /\bups\b/i, url: "https://www.ups.com/track?tracknum=" },
  { carrier: /fed\s?ex/i, url: "https://www.fedex.com/fedextrack/?trknbr=" },
  { carrier: /\bdhl\b/i, url: "https://www.dhl.com/us-en/home/tracking.html?tracking-id=" },
];

/** The carrier's page that follows a package; null for a carrier without one. */
export function trackingUrl(carrier: string | null, number: string | null): string | null {
  if (!carrier || !number) return null;
  const page = PAGES.find((each) => each.carrier.test(carrier));
  return page ? page.url + encodeURIComponent(number.replaceAll(/\s+/g, "")) : null;
}
