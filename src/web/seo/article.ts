import type { Collection } from "#contract/catalogue/collections.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { storeId } from "./jewelry-store.ts";
import { productUrl } from "./product.ts";
import { absoluteUrl, type SeoSite } from "./site.ts";
import { pictureUrls } from "./picture-urls.ts";
import { summarize } from "./summarize.ts";

/** A collection as schema.org's Article about the pieces it presents. */
export function article(
  site: SeoSite,
  collection: Collection,
  pieces: Pick<Product, "id" | "name">[],
): object {
  const url = absoluteUrl(site, `/collections/${collection.slug}`);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    "@id": `${url}#article`,
    headline: summarize(collection.title, 110),
    description: summarize(collection.description, 300),
    url,
    mainEntityOfPage: url,
    image: pictureUrls(site, collection.media),
    datePublished: collection.publishedAt ?? collection.createdAt,
    dateModified: collection.updatedAt,
    inLanguage: "en-US",
    author: {
      "@type": "Organization",
      name: site.settings.artistName,
      url: `${site.origin}/about`,
    },
    publisher: { "@id": storeId(site) },
    mentions:
      pieces.length > 0
        ? pieces.map(({ id, name }) => ({
            "@id": `${productUrl(site, id)}#product`,
            name,
            url: productUrl(site, id),
          }))
        : undefined,
  };
}
