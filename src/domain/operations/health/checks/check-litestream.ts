import { stat } from "node:fs/promises";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { databaseFile } from "#database/database-file.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";
import { formatAge } from "./format-age.ts";
import { parseJson } from "../../../parse-json.ts";

const MINUTE_MILLISECONDS = 60 * 1000;
/** Changes are sent every five minutes; a shop that was idle may have its first change just now. */
const LATE_MINUTES = 10;
const STOPPED_MINUTES = 120;

/** Whether the changes of an embedded database are to be sent away by Litestream. */
export const usesLitestream = ({ engine, litestreamSocket }: Shop): boolean =>
  engine === "sqlite" && litestreamSocket !== undefined;

/** Whether Litestream sends the changes of the embedded database away. */
export async function checkLitestream(shop: Shop): Promise<Finding> {
  const { litestreamSocket = "", dataDir } = shop;
  const databases = await listReplicatedDatabases(litestreamSocket).catch((error: unknown) => {
    shop.log.warn("Litestream could not be asked", { error });
    return null;
  });
  if (!databases) {
    return failed("Litestream isn’t running, so changes since the last backup are only here.");
  }
  const own = databases.find(({ path }) => path === databaseFile(dataDir));
  if (!own) return failed("Litestream is running, but doesn’t know the shop’s database.");
  if (!own.lastSyncAt) return failed("Litestream hasn’t sent anything away yet.");
  return describeLag(shop, own.lastSyncAt);
}

async function describeLag(shop: Shop, lastSyncAt: string): Promise<Finding> {
  const age = formatAge(lastSyncAt, shop.now());
  const changedAt = await findLastChange(databaseFile(shop.dataDir));
  const minutes = (shop.now().getTime() - Date.parse(lastSyncAt)) / MINUTE_MILLISECONDS;
  if (changedAt <= Date.parse(lastSyncAt) || minutes < LATE_MINUTES) {
    return ok(`Litestream sent the latest changes away ${age}.`);
  }
  const sentence = `Litestream sent changes away ${age}, and there were more since.`;
  return minutes < STOPPED_MINUTES ? { ...failed(sentence), state: "warning" } : failed(sentence);
}

/** Of the database or its WAL, in milliseconds since 1970. */
async function findLastChange(file: string): Promise<number> {
  const found = await Promise.all([file, `${file}-wal`].map((name) => nullIfMissing(stat(name))));
  return Math.max(...found.map((each) => each?.mtimeMs ?? 0));
}

const failed = (sentence: string): Finding => ({
  state: "failed",
  sentence,
  meaning: "If the server were lost now, changes since the last backup could be lost with it.",
  fix: "Ask whoever runs the server to look at Litestream:",
  command: "systemctl status litestream",
});

const TIMEOUT_MILLISECONDS = 5000;
const MAX_BYTES = 1_000_000;

const answerSchema = z.object({
  databases: z.array(
    z.object({
      path: z.string(),
      /** The last successful upload; missing before the first. */
      last_sync_at: z.string().optional(),
    }),
  ),
});

/**
 * The databases that Litestream (0.5 or later) replicates, asked over its control socket as
 * `litestream list -json` does. https://litestream.io/reference/list/
 * @throws the socket's error where it isn't running
 */
async function listReplicatedDatabases(
  socketPath: string,
): Promise<{ path: string; lastSyncAt: string | null }[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const asked = request({ socketPath, path: "/list", maxHeaderSize: 16_384, signal }).end();
  const { promise, resolve, reject } = Promise.withResolvers<AsyncIterable<Uint8Array>>();
  asked.once("response", resolve);
  asked.once("error", reject);
  const { databases } = answerSchema.parse(parseJson(await text(bounded(await promise))));
  return databases.map(({ path, last_sync_at: at }) => ({ path, lastSyncAt: at ?? null }));
}

async function* bounded(bytes: AsyncIterable<Uint8Array>) {
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.byteLength;
    if (read > MAX_BYTES) throw new Error("Litestream answered with more than a megabyte.");
    yield chunk;
  }
}
