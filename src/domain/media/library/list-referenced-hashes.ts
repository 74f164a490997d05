import type { Shop } from "../../shop.ts";
import { listMediaHashes } from "./list-media-hashes.ts";

/** Tables that name a picture in a column of its own. */
export const REFERENCING_TABLES = [
  "productImages",
  "collectionImages",
  "collectionVersionMedia",
  "heroSections",
] as const;

/**
 * The hashes of all pictures that something refers to: pieces, collections and their kept versions,
 * sections of the home page, also those that lie in the trash, and texts that show a picture among
 * their words.
 */
export async function listReferencedHashes(shop: Shop): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of REFERENCING_TABLES) {
    const rows = await shop.db.selectFrom(table).select("mediaHash").distinct().execute();
    for (const { mediaHash } of rows) if (mediaHash) used.add(mediaHash);
  }
  for (const hash of listMediaHashes(await listTexts(shop))) used.add(hash);
  return used;
}

async function listTexts({ db }: Shop): Promise<string[]> {
  const collections = await db
    .selectFrom("collections")
    .select(["content", "description"])
    .where((eb) =>
      eb.or([eb("content", "like", "%/media/%"), eb("description", "like", "%/media/%")]),
    )
    .execute();
  const products = await db
    .selectFrom("products")
    .select("description")
    .where("description", "like", "%/media/%")
    .execute();
  const pages = await db
    .selectFrom("pages")
    .select("content")
    .where("content", "like", "%/media/%")
    .execute();
  const settings = await db.selectFrom("settings").select("value").execute();
  const addresses = await db.selectFrom("heroSections").select("backgroundImage").execute();
  return [
    ...collections.flatMap(({ content, description }) => [content ?? "", description]),
    ...products.map(({ description }) => description ?? ""),
    ...pages.map(({ content }) => content),
    ...settings.map(({ value }) => JSON.stringify(value)),
    ...addresses.map(({ backgroundImage }) => backgroundImage ?? ""),
  ];
}
