import { calls } from "#api/calls.ts";

/** Templates of pages and files; the first match counts. */
const PAGE_ROUTES: [RegExp, string][] = [
  [/^\/$/, "/"],
  [/^\/products\/\d+$/, "/products/:id"],
  [/^\/(products|collections|blog|about)$/, "/$1"],
  [/^\/(collections|pages)\/[^/]+$/, "/$1/:slug"],
  [/^\/(inquiries|quotes|waiting-list)\/[^/]+$/, "/$1/:secret"],
  [/^\/(media|assets|images|sample)\//, "/$1/*"],
  [/^\/(healthz|readyz|metrics)$/, "/$1"],
  [/^\/(admin|migrate)(\/.*)?$/, "/$1/*"],
  [/\.(xml|txt|webmanifest)$/, "feeds"],
];

const CALLS = calls.map(({ method, path }) => ({
  method: method.toUpperCase(),
  template: `/api${path}`,
  pattern: new RegExp(`^/api${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The route template of a URL, without ids, names or searches: few labels, none of them personal. */
export function routeTemplate(method: string, url: string): string {
  const [path = ""] = url.split("?", 1);
  if (path.startsWith("/api/")) return callOf(method === "HEAD" ? "GET" : method, path);
  for (const [pattern, template] of PAGE_ROUTES) {
    const found = pattern.exec(path);
    if (found) return template.replace("$1", found[1] ?? "");
  }
  return "other";
}

function callOf(method: string, path: string): string {
  const call = CALLS.find((each) => each.method === method && each.pattern.test(path));
  return call?.template ?? "other";
}
