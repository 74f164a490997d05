import { createHash, timingSafeEqual } from "node:crypto";
import { FEED_FILES, FEED_KINDS, type FeedKind } from "#contract/channels/platforms.ts";
import { notFound } from "../../errors.ts";
import { decryptCredentials } from "../platforms/credentials.ts";
import { findPlatforms } from "../platforms/find-platform.ts";
import type { Shop } from "../../shop.ts";

/**
 * The kind of feed at a secret URL.
 * @throws not-found for an unknown secret, and for a paused platform
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

/** Compares in constant time. */
const isSame = (stored: string, given: string): boolean =>
  stored !== "" && timingSafeEqual(digest(stored), digest(given));

const digest = (text: string) => createHash("sha256").update(text).digest();
