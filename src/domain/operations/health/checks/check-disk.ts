import { countOf } from "#contract/count-of.ts";
import { sql } from "kysely";
import { formatBytes } from "#contract/format-bytes.ts";
import type { Shop } from "../../../shop.ts";
import { measureDiskSpace } from "../../backup/write/backup-files.ts";
import { type Finding, ok } from "./finding.ts";

const PACE_DAYS = 30;
const SOON_DAYS = 30;
const LONG_DAYS = 365;

/** The disk's free space, and for how many days it lasts at the pace of the last thirty days' photos. */
export async function checkDisk(shop: Shop): Promise<Finding> {
  const space = await measureDiskSpace(shop.dataDir);
  return describeDisk({ ...space, dailyBytes: await measurePace(shop) });
}

type DiskUse = { free: number; total: number; needed: number; dailyBytes: number };

/**
 * @param needed bytes of the next backup with a reserve
 * @param dailyBytes what is added a day
 */
export function describeDisk({ free, total, needed, dailyBytes }: DiskUse): Finding {
  const use = `${formatBytes(free)} of ${formatBytes(total)} are free.`;
  const fix = "Empty the trash, delete old backups, or give the server a larger disk.";
  const used = total > 0 ? (total - free) / total : 1;
  const mended = { fix, used, screen: "/admin/trash" };
  if (free < needed) {
    const sentence = `The disk is too full for the next backup: ${use}`;
    const meaning = "Once it is full, nothing can be saved: no inquiries, orders or photos.";
    return { state: "failed", sentence, meaning, ...mended };
  }
  const days = dailyBytes > 0 ? Math.floor((free - needed) / dailyBytes) : Number.POSITIVE_INFINITY;
  if (days < SOON_DAYS) {
    const sentence = `${use} At this pace that is enough for ${countOf(days, "day")}.`;
    return { state: "warning", sentence, ...mended };
  }
  const lasts = days > LONG_DAYS ? "more than a year" : `${days} days`;
  return { ...ok(`${use} At this pace that is enough for ${lasts}.`), used };
}

async function measurePace({ db, now }: Shop): Promise<number> {
  const since = new Date(now().getTime() - PACE_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const { bytes } = await db
    .selectFrom("media")
    .select(sql<number | string | null>`sum(bytes)`.as("bytes"))
    .where("createdAt", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0) / PACE_DAYS;
}
