import { getCollectionBySlug } from "#domain/catalogue/collections/get-collection-by-slug.ts";
import { article } from "#web/seo/article.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { definePage, DRAFT_HEADERS } from "../page.ts";
import { type CollectionData, CollectionView } from "./collection-view.tsx";
import { loadCollection } from "./load-collection.server.ts";

/** The page of a collection; a draft's for who is signed in. */
export const collection = definePage<CollectionData>({
  load: async ({ shop, viewer, param }) =>
    loadCollection(shop, await getCollectionBySlug(shop, param, viewer), viewer),

  answer: ({ collection }) => (collection.isPublished ? {} : { headers: DRAFT_HEADERS }),

  meta({ data: { collection } }) {
    return {
      title: collection.title,
      description: collection.description,
      path: `/collections/${collection.slug}`,
      picture: collection.media[0],
      type: "article",
      publishedAt: collection.publishedAt,
      noIndex: !collection.isPublished,
    };
  },

  view({ data, site }) {
    const { slug, title, isPublished } = data.collection;
    const crumbs = [
      { name: "Collections", path: "/collections" },
      { name: title, path: `/collections/${slug}` },
    ];
    return (
      <>
        <CollectionView data={data} site={site} />
        {isPublished && <JsonLd data={article(site, data.collection, data.pieces)} />}
        <JsonLd data={breadcrumbs(site, crumbs)} />
      </>
    );
  },

  missing: {
    title: "Collection Not Found",
    text: "It may have been removed, or the address may be mistyped.",
    back: { href: "/collections", label: "Back to Collections" },
  },
});
