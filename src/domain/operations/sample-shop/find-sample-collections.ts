import { readSample } from "../../importing/sample-catalogue/files/sample-files.ts";
import type { Shop } from "../../shop.ts";
import type { Found } from "./found.ts";

/** The sample collections; one that was saved after the sample was loaded is edited. */
export async function findSampleCollections({
  db,
}: Shop): Promise<Found<{ id: number; updatedAt: string }>> {
  const samples = new Map((await readSample("collections")).map((each) => [each.slug, each]));
  const rows = await db
    .selectFrom("collections")
    .select(["id", "slug", "title", "createdAt", "updatedAt"])
    .where("slug", "in", [...samples.keys()])
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  const found: Found<{ id: number; updatedAt: string }> = { left: [], edited: [] };
  for (const { id, slug, title, createdAt, updatedAt } of rows) {
    const sample = samples.get(slug);
    // Another collection may have taken the slug of a deleted sample.
    if (createdAt !== sample?.createdAt) continue;
    const isAsLoaded = updatedAt === (sample.publishedAt ?? sample.createdAt);
    if (isAsLoaded) found.left.push({ id, updatedAt });
    else found.edited.push(title);
  }
  return found;
}
