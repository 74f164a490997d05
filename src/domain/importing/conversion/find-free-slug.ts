import { slugify } from "#contract/slug.ts";
import { collectionPath } from "../../catalogue/collections/collection-path.ts";
import type { Shop } from "../../shop.ts";

/** Leaves room for a numeric suffix within the 255 characters of a slug. */
const MAX_BASE_LENGTH = 240;

/** A slug that no collection has or had: the title's own, else with the first free number. */
export async function findFreeSlug({ db }: Shop, title: string): Promise<string> {
  const slug = slugify(title).slice(0, MAX_BASE_LENGTH).replace(/-$/, "") || "collection";
  const holders = await db
    .selectFrom("collections")
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", slug), eb("slug", "like", `${slug}-%`)]))
    .where("deletedAt", "is", null)
    .execute();
  const redirects = await db
    .selectFrom("redirects")
    .select("fromPath")
    .where("fromPath", "like", `${collectionPath(slug)}%`)
    .execute();
  const taken = new Set([
    ...holders.map((row) => collectionPath(row.slug)),
    ...redirects.map(({ fromPath }) => fromPath),
  ]);
  let free = slug;
  for (let number = 2; taken.has(collectionPath(free)); number++) free = `${slug}-${number}`;
  return free;
}
