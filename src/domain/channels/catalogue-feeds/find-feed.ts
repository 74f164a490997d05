import { createHash, timingSafeEqual } from "node:crypto";
import { FEED_FILES, FEED_KINDS, type FeedKind } from "#contract/platforms.ts";
import { notFound } from "../../errors.ts";
import { decryptCredentials } from "../platforms/credentials.ts";
import { findPlatforms } from "../platforms/find-platform.ts";
import type { Shop } from "../../shop.ts";

/**
 * Which feed an address leads to.
 * @throws not-found for a secret that opens none, and for a platform that is paused
 */
export async function findFeed(shop: Shop, secret: string, file: string): Promise<FeedKind> {
  const kind = FEED_KINDS.find((each) => FEED_FILES[each] === file);
  const rows = kind ? await findPlatforms(shop, kind) : [];
  const found = rows.find(
    (row) => row.isActive && isSame(decryptCredentials(shop, row)["feedSecret"] ?? "", secret),
  );
  if (!kind || !found) throw notFound("Feed");
  return kind;
}

/** Takes the same time whatever the difference. */
const isSame = (kept: string, given: string): boolean =>
  kept !== "" && timingSafeEqual(digest(kept), digest(given));

const digest = (text: string) => createHash("sha256").update(text).digest();
