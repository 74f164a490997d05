import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { wooKeysSchema } from "#contract/channels/platforms.ts";
import { connectedShop } from "#tests/support/woo/connected-shop.ts";
import { writeBackup } from "../../operations/backup/write/write-backup.ts";
import { exportWorkbook } from "../../exporting/workbook/export-workbook.ts";
import { decryptCredentials } from "../platforms/credentials.ts";
import { changePlatform } from "../platforms/change-platform.ts";
import { connectPlatform } from "../platforms/connect-platform.ts";
import { findPlatform, findPlatforms } from "../platforms/find-platform.ts";
import { runSync } from "./run-sync.ts";

test("writes credentials in clear text to no row, backup, export, log line or error", async () => {
  const { shop, store, platformId } = await connectedShop();
  const lines: string[] = [];
  const note = (message: string, fields?: Record<string, unknown>) => {
    lines.push(
      message,
      JSON.stringify(fields, (_, value: unknown) => describe(value)),
    );
  };
  shop.log = { debug: note, info: note, warn: note, error: note };
  await connectPlatform(shop, { platform: "google" }, null);
  const secrets = (await findPlatforms(shop)).flatMap((row) =>
    Object.entries(decryptCredentials(shop, row)).flatMap(([name, secret]) =>
      name === "storeUrl" ? [] : secret,
    ),
  );
  expect(secrets).toHaveLength(4);
  await runSync(shop, platformId, "ada");

  store.failures.push({ at: /wp-json/, failure: { kind: "status", status: 401 } });
  const errors: unknown[] = [];
  const keys = wooKeysSchema.parse(decryptCredentials(shop, await findPlatform(shop, platformId)));
  await changePlatform(shop, platformId, { credentials: keys }, null).catch((error: unknown) =>
    errors.push(error),
  );
  errors.push(await runSync(shop, platformId, null));
  shop.outbound.fetch = (url) =>
    Promise.reject(new Error(`The cable to ${new URL(url).host} broke`));
  errors.push(await runSync(shop, platformId, null));

  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-backup-"));
  const file = path.join(folder, "shop.tar");
  await writeBackup(shop, folder, file);
  const archive = await readFile(file);
  await rm(folder, { recursive: true });
  const rows = await shop.db.selectFrom("platformIntegrations").selectAll().execute();
  const workbook = unzipSync(await readAll(exportWorkbook(shop)));
  const shown = [
    JSON.stringify(errors, (_, value: unknown) => describe(value)),
    lines.join("\n"),
    JSON.stringify(rows),
    decompress(archive),
    Object.values(workbook)
      .map((part) => Buffer.from(part).toString())
      .join("\n"),
  ];
  for (const secret of secrets) {
    for (const each of shown) expect(each.includes(secret)).toBe(false);
  }
  expect(decompress(archive)).toContain("sealed-1.");
});

const describe = (value: unknown): unknown =>
  value instanceof Error
    ? { message: value.message, stack: value.stack, cause: describe(value.cause) }
    : value;

/** A backup's tables are compressed one by one: each gzip stream is decompressed where it begins. */
function decompress(archive: Buffer): string {
  let text = archive.toString("latin1");
  for (let at = archive.indexOf(GZIP); at !== -1; at = archive.indexOf(GZIP, at + 1)) {
    const size = Number.parseInt(archive.toString("latin1", at - 512 + 124, at - 512 + 135), 8);
    if (Number.isFinite(size)) text += gunzipSync(archive.subarray(at, at + size)).toString();
  }
  return text;
}

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
