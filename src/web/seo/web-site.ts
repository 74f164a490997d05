import { storeId } from "./jewelry-store.ts";
import type { SeoSite } from "./site.ts";

/** schema.org's WebSite with its SearchAction. */
export function webSite(site: SeoSite): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${site.origin}/#website`,
    name: site.settings.businessName,
    url: `${site.origin}/`,
    inLanguage: "en-US",
    publisher: { "@id": storeId(site) },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${site.origin}/collections?search={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}
