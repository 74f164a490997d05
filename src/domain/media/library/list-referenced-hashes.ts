import type { Shop } from "../../shop.ts";
import { listMediaHashes } from "./list-media-hashes.ts";

/** Tables with a mediaHash column. */
export const REFERENCING_TABLES = [
  "productImages",
  "collectionImages",
  "collectionVersionMedia",
  "heroSections",
  "categories",
  "inquiryPhotos",
  "certificates",
] as const;

/**
 * The hashes of all referenced photos: of pieces, collections and their versions, hero sections, categories,
 * inquiries (those in the trash included), certificates, and in texts and settings.
 */
export async function listReferencedHashes(shop: Shop): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (const table of REFERENCING_TABLES) {
    const rows = await shop.db.selectFrom(table).select("mediaHash").distinct().execute();
    for (const { mediaHash } of rows) if (mediaHash) hashes.add(mediaHash);
  }
  for (const hash of listMediaHashes(await listTexts(shop))) hashes.add(hash);
  return hashes;
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
