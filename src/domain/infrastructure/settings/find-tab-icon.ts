import { parseMediaHash } from "#contract/media/media-urls.ts";
import { memoizeByRevision } from "../revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";
import { getSettings } from "./get-settings.ts";

export type TabIcon = { hash: string; bytes: Uint8Array };

/** Pixels of the icon's side. */
export const TAB_ICON_SIZE = 320;

/** The shop's own icon as a JPEG; null where the drawn one is used. */
export function findTabIcon(shop: Shop): Promise<TabIcon | null> {
  return memoizeByRevision(shop, "tab icon", () => readTabIcon(shop));
}

async function readTabIcon(shop: Shop): Promise<TabIcon | null> {
  const hash = parseMediaHash((await getSettings(shop)).tabIcon);
  if (hash === undefined) return null;
  const row = await shop.db
    .selectFrom("media")
    .select(["hash", "extension", "width"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  const bytes = row && (await shop.media.readRendition(row, TAB_ICON_SIZE, "jpg"));
  return bytes ? { hash, bytes } : null;
}
