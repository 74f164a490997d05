import { readOwnPage } from "#contract/page-link.ts";

/** The URL of the page that the form was on, with the outcome; home when `from` is not a path of this shop. */
export function outcomeUrl(from: string, outcome: "yes" | "no"): string {
  const page = readOwnPage(from) ?? new URL("http://shop.invalid");
  page.searchParams.set("subscribed", outcome);
  return `${page.pathname}${page.search}#stay-in-touch`;
}
