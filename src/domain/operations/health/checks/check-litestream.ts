import { stat } from "node:fs/promises";
import { databaseFile } from "#database/database-file.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";
import { formatAge } from "./format-age.ts";
import { listReplicatedDatabases } from "./list-replicated-databases.ts";

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
