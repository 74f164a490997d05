import { absoluteUrl, type SeoSite } from "./site.ts";

/** schema.org's BreadcrumbList, from Home to the page itself. */
export function breadcrumbs(site: SeoSite, crumbs: { name: string; path: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}
