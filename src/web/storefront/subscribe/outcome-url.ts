const BASE_URL = "http://shop.invalid";

/** The URL of the page that the form was on, with the outcome; home when `from` is not a path of this shop. */
export function outcomeUrl(from: string, outcome: "yes" | "no"): string {
  const url = from.startsWith("/") ? URL.parse(from, BASE_URL) : null;
  const page = url?.origin === BASE_URL ? url : new URL(BASE_URL);
  page.searchParams.set("subscribed", outcome);
  return `${page.pathname.replace(/^\/{2,}/, "/")}${page.search}#stay-in-touch`;
}
