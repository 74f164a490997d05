import { absoluteUrl, type Site } from "./site.ts";

/** The way to a page, Home first; the page itself comes last. */
export function breadcrumbs(site: Site, steps: { name: string; path: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}
