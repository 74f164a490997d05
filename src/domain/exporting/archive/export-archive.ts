import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createTarWriter, type TarWriter } from "../../infrastructure/table-dump/tar-writer.ts";
import {
  createWorkFolder,
  endWork,
  type WorkFolder,
} from "../../infrastructure/work-folders/work-folder.ts";
import { withOwnConnection } from "../../infrastructure/table-dump/with-own-connection.ts";
import type { Shop } from "../../shop.ts";
import type { StoredOriginal } from "../../services/media-library.ts";
import {
  listTableShapes,
  type TableShape,
} from "../../infrastructure/table-dump/list-table-shapes.ts";
import { readSnapshot } from "../../infrastructure/table-dump/read-snapshot.ts";
import { readRows } from "../../infrastructure/table-dump/read-rows.ts";
import { toJsonLine } from "../../infrastructure/table-dump/to-json-line.ts";

/**
 * The tables of the archive. This is an allowlist: a new table with passwords, sessions or keys must not
 * be exported by default.
 */
const ARCHIVED = [
  "categories",
  "products",
  "product_images",
  "product_tags",
  "collections",
  "collection_images",
  "collection_products",
  "collection_tags",
  "tags",
  "hero_sections",
  "pages",
  "settings",
  "redirects",
  "customers",
  "customer_contacts",
  "orders",
  "order_items",
  "order_history",
  "order_payments",
  "inquiries",
  "inquiry_messages",
  "inquiry_photos",
  "inquiry_pieces",
  "waiting_list",
  "quotes",
  "quote_items",
  "certificates",
  "external_orders",
  "product_listings",
  "metal_prices",
  "product_pricing",
  "repricings",
  "repricing_items",
  "subscribers",
  "media",
];

export const ARCHIVE_FILE_NAME = "designer-goldsmith-archive.tar";

export const ARCHIVE_MEDIA_TYPE = "application/x-tar";

/**
 * Everything that belongs to the artisan as a tar stream: one JSON file per table, all from one snapshot,
 * and the original pictures. Without passwords, sessions and platform keys. The tables are written to a
 * temporary folder first, so that the snapshot does not last as long as the download.
 */
export async function exportArchive(shop: Shop): Promise<ReadableStream<Uint8Array>> {
  await mkdir(shop.dataDir, { recursive: true });
  const work = await createWorkFolder(shop.dataDir, "backup");
  const tar = createTarWriter(shop.now().toISOString());
  try {
    const { files, pictures } = await withOwnConnection(shop, (reader) =>
      writeArchiveTables(reader, work.folder),
    );
    void fill(shop, tar, work, { files, pictures });
    return toStream(tar);
  } catch (error) {
    await end(work);
    throw error;
  }
}

async function fill(
  shop: Shop,
  tar: TarWriter,
  work: WorkFolder,
  { files, pictures }: { files: string[]; pictures: ArchivedPicture[] },
): Promise<void> {
  try {
    const readme = Buffer.from(ARCHIVE_README);
    await tar.add("README.txt", readme.byteLength, [readme]);
    for (const file of files) {
      const written = path.join(work.folder, file);
      await tar.add(file, (await stat(written)).size, createReadStream(written));
    }
    for (const picture of pictures) await addPicture(shop, tar, picture);
    await tar.finish();
  } catch (error) {
    shop.log.warn("archive export failed; the download is incomplete", { error: String(error) });
    tar.fail(error instanceof Error ? error : new Error(String(error)));
  } finally {
    await end(work);
  }
}

async function end({ folder, unlock }: WorkFolder): Promise<void> {
  await endWork(folder);
  await unlock();
}

async function addPicture(shop: Shop, tar: TarWriter, picture: ArchivedPicture): Promise<void> {
  const { hash, extension } = picture;
  const file = await shop.media.openOriginal(picture);
  if (!file || file.size === 0) {
    shop.log.warn("picture file is missing; the archive omits it", { hash });
    return;
  }
  await tar.add(`pictures/${hash}.${extension}`, file.size, file.stream(0, file.size - 1));
}

function toStream(tar: TarWriter): ReadableStream<Uint8Array> {
  const chunks = tar.archive[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      tar.fail(new Error("The download was cancelled."));
    },
  });
}

/** README.txt of the archive. */
const ARCHIVE_README = `This archive holds everything that belongs to the shop, to be read by any program.

Each .json file is one table, an array of rows. Rows refer to each other by id:
product_images and product_tags belong to products, order_items to orders, inquiry_messages to
inquiries, and so on.

  *_cents        money in whole cents of a dollar
  *_centigrams   weight in hundredths of a gram
  tax_rate       thousandths of a percent
  loss_rate, markup_rate
                 hundredths of a percent
  hours          hundredths of an hour
  nano_dollars   billionths of a dollar, of a troy ounce
  *_at           instants in UTC, ISO 8601
  deleted_at     rows that have one are in the trash

pictures/ holds the photos as they were stored. A photo's address "/media/{hash}.{extension}"
is the file pictures/{hash}.{extension}; media.json has its size and its description.

SHA256SUMS lists the checksum of every file.
Passwords, sessions and the keys to other platforms are not in here.
`;

type ArchivedPicture = StoredOriginal;

/** Writes each table into a folder as one JSON array, from one snapshot. */
async function writeArchiveTables(
  shop: Shop,
  folder: string,
): Promise<{ files: string[]; pictures: ArchivedPicture[] }> {
  return readSnapshot(shop.db, shop.engine, async (db) => {
    const shapes = await listTableShapes(db, shop.engine);
    const files: string[] = [];
    for (const shape of shapes.filter(({ name }) => ARCHIVED.includes(name))) {
      const file = `${shape.name}.json`;
      const rows = readRows(db, shop.engine, shape);
      await pipeline(jsonArray(rows, shape), createWriteStream(path.join(folder, file)));
      files.push(file);
    }
    const pictures = await db
      .selectFrom("media")
      .select(["hash", "extension", "width"])
      .orderBy("hash")
      .execute();
    return { files, pictures };
  });
}

async function* jsonArray(
  parts: AsyncIterable<Record<string, unknown>[]>,
  shape: TableShape,
): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of parts) {
    yield before + rows.map((row) => toJsonLine(row, shape).trimEnd()).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
