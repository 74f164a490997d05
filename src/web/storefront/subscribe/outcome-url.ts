const HERE = "http://shop.invalid";

/** The page a form was sent from, never another site's, with the outcome of subscribing. */
export function outcomeUrl(from: string, outcome: "yes" | "no"): string {
  const url = from.startsWith("/") ? URL.parse(from, HERE) : null;
  const page = url?.origin === HERE ? url : new URL(HERE);
  page.searchParams.set("subscribed", outcome);
  return `${page.pathname.replace(/^\/{2,}/, "/")}${page.search}#stay-in-touch`;
}
