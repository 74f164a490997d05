import { writeSampleSettings } from "#domain/importing/sample-catalogue/writing/write-sample-settings.ts";
import { createHash } from "node:crypto";
import type { Database } from "#database/tables.ts";
import { rebuildIndex } from "#domain/infrastructure/search/rebuild/rebuild-index.ts";
import type { Shop } from "#domain/shop.ts";
import { makePiece, type Piece } from "./make-piece.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { MOTIFS, TAGS } from "./words.ts";

const AT_ONCE = 400;
const NO_FACTS = { metals: null, stones: null, ringSizeQuarters: null };
const PICTURES = 500;

/**
 * Opens an empty shop and fills it with a catalogue as a real one would be: the same at each run for the same number
 * of pieces, with metals, stones and ring sizes where these are wanted. Its pictures have addresses, placeholders and sizes, and no files.
 */
export async function fillCatalogue(
  shop: Shop,
  pieces: number,
  { withFacts = true } = {},
): Promise<void> {
  await writeSampleSettings(shop);
  const random = createSeededRandom(pieces);
  const hashes = await addPictures(shop.db, random);
  const tags = await addTags(shop.db);
  for (let from = 0; from < pieces; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, pieces - from);
    const some = Array.from({ length: size }, (_, at) => makePiece(from + at + 1, random));
    if (!withFacts) for (const piece of some) Object.assign(piece, NO_FACTS);
    await shop.db.transaction().execute((db) => addPieces(db, some, { hashes, tags, random }));
  }
  await addCollections(shop.db, Math.max(24, Math.round(pieces / 50)), { hashes, pieces, random });
  await rebuildIndex(shop);
}

type Lots = { hashes: string[]; tags: Map<string, number>; random: () => number };

async function addPictures(db: Database, random: () => number): Promise<string[]> {
  const rows = Array.from({ length: PICTURES }, (_, number) => ({
    hash: createHash("sha256").update(`picture ${number}`).digest("hex"),
    extension: "jpg" as const,
    width: 1600,
    height: 1600,
    bytes: 300_000,
    alt: `${MOTIFS[number % MOTIFS.length]} on pale stone, seen from above.`,
    blur: `data:image/webp;base64,${createHash("sha512").update(String(number)).digest("base64")}`,
    color: `#${Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, "0")}`,
  }));
  await db.insertInto("media").values(rows).execute();
  return rows.map(({ hash }) => hash);
}

async function addTags(db: Database): Promise<Map<string, number>> {
  const rows = (["jewelry_type", "material"] as const).flatMap((type) =>
    TAGS[type].map((name) => ({ name, slug: name.toLowerCase().replaceAll(" ", "-"), type })),
  );
  const made = await db.insertInto("tags").values(rows).returning(["id", "name"]).execute();
  return new Map(made.map(({ id, name }) => [name, id]));
}

async function addPieces(db: Database, pieces: Piece[], { hashes, tags, random }: Lots) {
  const rows = pieces.map(({ tags: _tags, ...row }) => row);
  const made = await db.insertInto("products").values(rows).returning("id").execute();
  const ids = made.map(({ id }) => id).toSorted((a, b) => a - b);
  const links = pieces.flatMap((piece, at) =>
    piece.tags.flatMap((name) => {
      const tagId = tags.get(name);
      return tagId === undefined ? [] : [{ productId: ids[at] ?? 0, tagId }];
    }),
  );
  await db.insertInto("productTags").values(links).execute();
  const images = ids.flatMap((productId) => [0, 1].map((position) => ({ productId, position })));
  await db
    .insertInto("productImages")
    .values(images.map((image) => ({ ...image, ...draw(hashes, random) })))
    .execute();
}

async function addCollections(
  db: Database,
  count: number,
  { hashes, pieces, random }: Omit<Lots, "tags"> & { pieces: number },
) {
  for (let number = 1; number <= count; number += 1) {
    const motif = MOTIFS[number % MOTIFS.length] ?? "";
    const createdAt = new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString();
    const { id } = await db
      .insertInto("collections")
      .values({
        title: `${motif}, told in ${number} strikes`,
        slug: `${motif.toLowerCase()}-${number}`,
        description: `Pieces that came of one walk by the water, ${motif.toLowerCase()} in mind, and of what was on the bench.`,
        categoryId: 6 + (number % 8),
        isPublished: true,
        publishedAt: createdAt,
        createdAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const image = { collectionId: id, position: 0, ...draw(hashes, random) };
    await db.insertInto("collectionImages").values(image).execute();
    const members = new Set([1, 2, 3, 4].map(() => 1 + Math.floor(random() * pieces)));
    const rows = [...members].map((productId, position) => ({
      collectionId: id,
      productId,
      position,
    }));
    await db.insertInto("collectionProducts").values(rows).execute();
  }
}

function draw(hashes: string[], random: () => number): { url: string; mediaHash: string } {
  const mediaHash = hashes[Math.floor(random() * hashes.length)] ?? "";
  return { url: `/media/${mediaHash}.jpg`, mediaHash };
}
