import type { Category } from "#contract/catalogue/categories.ts";
import { memoizeByRevision } from "../../infrastructure/revisions/memoize-by-revision.ts";
import { joinedMedia, PICTURE_COLUMNS, toPicture } from "../../media/library/to-picture.ts";
import type { Shop } from "../../shop.ts";

/** All categories in their order, hidden ones included. */
export function listCategories(shop: Shop): Promise<Category[]> {
  return memoizeByRevision(shop, "categories", () => loadCategories(shop));
}

/** The categories of menus, filters and the home page. */
export async function listShownCategories(shop: Shop): Promise<Category[]> {
  return (await listCategories(shop)).filter(({ hidden }) => !hidden);
}

async function loadCategories({ db }: Shop): Promise<Category[]> {
  const rows = await db
    .selectFrom("categories")
    .leftJoin("media", "media.hash", "categories.mediaHash")
    .select(PICTURE_COLUMNS)
    .select(["categories.id", "categories.name", "categories.slug", "categories.description"])
    .select(["categories.hidden", "categories.image", "categories.createdAt"])
    .orderBy("categories.position")
    .orderBy("categories.nameKey")
    .orderBy("categories.id")
    .execute();
  return rows.map((row, index) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    hidden: row.hidden,
    position: index + 1,
    image: row.image,
    picture: row.image === null ? null : toPicture({ url: row.image, media: joinedMedia(row) }),
    createdAt: row.createdAt,
  }));
}
