import { newCollectionSchema } from "#contract/catalogue/collections.ts";
import type { CollectionRecord } from "#contract/importing/import-records.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { findSlugHolder, slugTaken } from "../../catalogue/collections/claim-slug.ts";
import { createCollection } from "../../catalogue/collections/create-collection.ts";
import { deleteCollection } from "../../catalogue/collections/delete-collection.ts";
import { collectionPath } from "../../catalogue/collections/collection-path.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { findRedirectRow } from "../../catalogue/redirects/find-redirect.ts";
import { idList } from "../../id-list.ts";
import { findStoredPicture } from "../find-stored-picture.ts";
import { findTags } from "../find-tags.ts";
import { PARSED_ROOT, parseHtml } from "../parsing/parse-html.ts";
import { recordOldAddress } from "../record-old-address.ts";
import type { Shop } from "../../shop.ts";
import { findExportedPiece } from "./find-exported-piece.ts";
import type { FetchedPictures, RecordHandler } from "./record-handler.ts";

/** More pieces no collection has. */
const MAX_PIECES = 500;

export const collectionRecords: RecordHandler<CollectionRecord> = {
  keyOf: ({ slug, post }) => post?.address ?? slug,
  find: async (shop, { slug, post }) => {
    const moved = post?.address ? await findRedirectRow(shop, post.address, "admin") : undefined;
    if (moved?.collectionId) return moved.collectionId;
    const found = await shop.db
      .selectFrom("collections")
      .select("id")
      .where("slug", "=", slug)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    return found?.id ?? null;
  },
  check: async (shop, { slug }) => {
    const holder = await findSlugHolder(shop, slug, null);
    if (holder) throw slugTaken(slug, holder.title);
  },
  add: async (shop, record, fetched) => {
    const { post } = record;
    const pictures = post
      ? record.images.map((url) => fetched.get(url)?.kept ?? null)
      : await findPictures(shop, record.images);
    const input = newCollectionSchema.parse({
      title: record.title,
      slug: record.slug,
      description: record.description,
      content: post ? placePictures(record.content ?? "", fetched) : record.content,
      images: pictures.filter((url) => url !== null),
      categoryId: await findCategory(shop, record.category),
      isPublished: record.isPublished,
      isFeatured: record.isFeatured,
      tagIds: await findTags(
        shop,
        record.tags.map((name) => ({ name, type: null })),
      ),
      productIds: post ? await findExisting(shop, post.productIds) : await findPieces(shop, record),
    });
    const { id } = await createCollection(shop, input, null, record.origin);
    if (post) {
      await recordOldAddress(shop, post.address, {
        toPath: collectionPath(record.slug),
        collectionId: id,
      });
      return { id, notes: describeFailures(post.pictures, fetched) };
    }
    const missing = pictures.filter((url) => url === null).length;
    const notes =
      missing > 0
        ? [`${missing === 1 ? "A photo" : `${missing} photos`} of it could not be found here.`]
        : [];
    return { id, notes };
  },
  stateOf: async ({ db }, id) => {
    const collection = await db
      .selectFrom("collections")
      .select("version")
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    return collection ? String(collection.version) : null;
  },
  keptReason: "It was edited since, and stays.",
  remove: (shop, id, { by, batch }) => deleteCollection(shop, id, by, batch),
};

/** Pictures on other hosts stay links; the shop's own must exist here. */
async function findPictures(shop: Shop, images: string[]): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  for (const url of images) {
    found.push((await findStoredPicture(shop, url)) ?? (/^https:/i.test(url) ? url : null));
  }
  return found;
}

async function findCategory(shop: Shop, name: string | null): Promise<number | null> {
  return (await listCategories(shop)).find((category) => category.name === name)?.id ?? null;
}

async function findPieces(shop: Shop, { pieces }: CollectionRecord): Promise<number[]> {
  const ids = new Set<number>();
  for (const piece of pieces) {
    const id = await findExportedPiece(shop, piece);
    if (id !== null) ids.add(id);
  }
  return [...ids];
}

/** The text of a post with the shop's copies of its pictures; those that could not be fetched are left out. */
function placePictures(html: string, fetched: FetchedPictures): string {
  const $ = parseHtml(html);
  if (!$) return "";
  for (const image of $("img").toArray()) {
    const kept = fetched.get($(image).attr("src") ?? "")?.kept;
    if (kept) $(image).attr("src", kept);
    else $(image).remove();
  }
  return $(PARSED_ROOT).html() ?? "";
}

/** Reasons are named once each. */
function describeFailures(pictures: { url: string }[], fetched: FetchedPictures): string[] {
  const urls = new Set(pictures.map(({ url }) => url));
  const reasons = [...urls].flatMap((url) => {
    const { kept = null, failure = "" } = fetched.get(url) ?? {};
    return kept === null ? [failure || `${url} could not be brought in.`] : [];
  });
  return [...new Set(reasons)].map((reason) => `A photo is missing: ${reason}`);
}

async function findExisting(shop: Shop, ids: number[]): Promise<number[]> {
  const found = await visibleProducts(shop, "admin")
    .select("id")
    .where("id", "in", idList(shop, ids))
    .execute();
  const existing = new Set(found.map(({ id }) => id));
  return ids.filter((id) => existing.has(id)).slice(0, MAX_PIECES);
}
