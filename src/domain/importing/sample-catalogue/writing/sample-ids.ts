import { listCategories } from "../../../catalogue/categories/list-categories.ts";
import type { Shop } from "../../../shop.ts";
import { listTags } from "../../../catalogue/tags/list-tags.ts";

type Ids = {
  category: (name: string | null) => number | null;
  /** Deleted tags are omitted. */
  tags: (slugs: string[]) => number[];
};

/** Ids of the categories and tags that samples refer to by name. */
export async function sampleIds(shop: Shop): Promise<Ids> {
  const categories = new Map((await listCategories(shop)).map(({ name, id }) => [name, id]));
  const tags = new Map((await listTags(shop)).map(({ slug, id }) => [slug, id]));
  return {
    category: (name) => categories.get(name ?? "") ?? null,
    tags: (slugs) => slugs.map((slug) => tags.get(slug)).filter((id) => id !== undefined),
  };
}
