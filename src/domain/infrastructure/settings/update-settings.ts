import { type Settings, type SettingsChange, settingsSchema } from "#contract/settings.ts";
import { invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { getSettings } from "./get-settings.ts";

/**
 * Changes the given settings and returns all of them.
 * @throws invalid for a video URL or own domain that cannot be one
 */
export async function updateSettings(shop: Shop, change: SettingsChange): Promise<Settings> {
  const valid = {
    ...change,
    ...(change.videoUrl !== undefined && { videoUrl: validateVideoUrl(change.videoUrl) }),
    ...(change.ownDomain !== undefined && { ownDomain: parseHost(change.ownDomain) }),
  };
  const updatedAt = shop.now().toISOString();
  return inTransaction(shop, async (shop) => {
    for (const [key, value] of Object.entries(valid)) {
      if (value === undefined || !(key in settingsSchema.shape)) continue;
      const row = { value: JSON.stringify(value), updatedAt };
      await shop.db
        .insertInto("settings")
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
        .execute();
    }
    return getSettings(shop);
  });
}

const VIDEO_HOSTS = [
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "youtu.be",
  "www.youtube-nocookie.com",
  "vimeo.com",
  "www.vimeo.com",
  "player.vimeo.com",
];

function validateVideoUrl(url: string): string {
  const isOwnFile = /^\/(?![/\\])\S*$/.test(url);
  const parsed = URL.parse(url);
  const isHosted = parsed?.protocol === "https:" && VIDEO_HOSTS.includes(parsed.hostname);
  if (url === "" || isOwnFile || isHosted) return url;
  throw invalid("videoUrl", "Must be a file of this shop, or a YouTube or Vimeo address");
}

/** Accepts a pasted URL too; only the host is stored. */
function parseHost(text: string): string {
  if (text === "") return "";
  const host = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)?.hostname ?? "";
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)) {
    throw invalid("ownDomain", "Must be a host name, like www.example.com");
  }
  return host;
}
