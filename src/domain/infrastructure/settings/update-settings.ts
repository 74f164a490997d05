import { FILM_EXAMPLES, readVideo } from "#contract/catalogue/read-video.ts";
import { isSameJson } from "#contract/canonical-json.ts";
import {
  type SettingsChange,
  type SettingsUpdate,
  settingsSchema,
  type StoredSettings,
  type Portrait,
} from "#contract/settings/settings.ts";
import { mediaUrl, parseMediaHash } from "#contract/media/media-urls.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { conflict, invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { getStoredSettings } from "./get-stored-settings.ts";

/**
 * Changes the given settings and returns all of them.
 * @param by the admin's username, for the history
 * @throws invalid for a video URL or own domain that cannot be one, a photo that is not stored or too small, or
 * a last day before the first; conflict, with the current settings,
 * when one of them was changed to something else after the given updatedAt
 */
export async function updateSettings(
  shop: Shop,
  { updatedAt: readAt, ...change }: SettingsUpdate,
  by: string | null,
): Promise<StoredSettings> {
  const valid = {
    ...change,
    ...(change.videoUrl !== undefined && { videoUrl: validateVideoUrl(shop, change.videoUrl) }),
    ...(change.ownDomain !== undefined && { ownDomain: parseHost(change.ownDomain) }),
    ...(await checkPhotos(shop, change)),
  };
  const updatedAt = shop.now().toISOString();
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, "settings");
    if (readAt !== undefined) await requireUnchanged(shop, valid, readAt);
    for (const [key, value] of Object.entries(valid)) {
      if (value === undefined || !(key in settingsSchema.shape)) continue;
      const row = { value: JSON.stringify(value), updatedAt };
      await shop.db
        .insertInto("settings")
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
        .execute();
    }
    const settings = await getStoredSettings(shop);
    const { announcementFrom, announcementUntil } = settings;
    if (announcementUntil !== "" && announcementUntil < announcementFrom) {
      throw invalid("announcementUntil", "The last day is before the first.");
    }
    const fields = Object.keys(change);
    await recordChange(shop, by, { kind: "settings", action: "changed", fields });
    return settings;
  });
}

async function requireUnchanged(shop: Shop, change: SettingsChange, readAt: string | null) {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const newer = await shop.db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("key", "in", Object.keys(Object.fromEntries(given)))
    .where("updatedAt", ">", readAt ?? "1970-01-01T00:00:00.000Z")
    .execute();
  const current = new Map(newer.map(({ key, value }) => [key, value]));
  const differs = ([key, value]: [string, unknown]) =>
    current.has(key) && !isSameJson(current.get(key), value);
  if (given.some(differs)) {
    throw conflict(
      "Someone else changed these settings in the meantime. Nothing was saved yet.",
      await getStoredSettings(shop),
    );
  }
}

const FILM_FILE = /^\/(?![/\\])[^\s?#]*\.(?:mp4|m4v|webm|mov|og[gv])(?:[?#]\S*)?$/i;

/** @param typed may be the whole address of a file of this shop */
function validateVideoUrl({ publicUrl }: Shop, typed: string): string {
  const url = typed.startsWith(`${publicUrl}/`) ? typed.slice(publicUrl.length) : typed;
  if (url === "" || FILM_FILE.test(url)) return url;
  if (url.startsWith("/")) {
    throw invalid("videoUrl", "That file is no film. Example: /media/film.mp4");
  }
  if (!/^http:/i.test(url) && readVideo(url)?.kind === "embedded") return url;
  throw invalid("videoUrl", FILM_EXAMPLES);
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

/** In pixels: half of it is the widest that a header shows. */
const MIN_LOGO_WIDTH = 600;

/**
 * The photos among changed settings, each with the size that is stored.
 * @throws invalid for a photo that is not stored, and a logo that is too small
 */
async function checkPhotos(
  shop: Shop,
  { logo, portrait, studioPhotos, tabIcon }: SettingsChange,
): Promise<SettingsChange> {
  return {
    ...(logo && { logo: await checkLogo(shop, logo.url) }),
    ...(portrait && {
      portrait: { ...portrait, ...(await findPhoto(shop, "portrait", portrait.url)) },
    }),
    ...(studioPhotos && { studioPhotos: await checkStudioPhotos(shop, studioPhotos) }),
    ...(tabIcon && { tabIcon: (await findPhoto(shop, "tabIcon", tabIcon)).url }),
  };
}

async function checkStudioPhotos(shop: Shop, photos: Portrait[]): Promise<Portrait[]> {
  const checked: Portrait[] = [];
  for (const photo of photos) {
    checked.push({ ...photo, ...(await findPhoto(shop, "studioPhotos", photo.url)) });
  }
  return checked;
}

async function checkLogo(shop: Shop, url: string) {
  const photo = await findPhoto(shop, "logo", url);
  if (photo.width < MIN_LOGO_WIDTH) {
    throw invalid(
      "logo",
      `This logo is ${photo.width} pixels wide. Use one at least ${MIN_LOGO_WIDTH} pixels wide.`,
    );
  }
  return photo;
}

/** Restarts the days after which an unreferenced photo is deleted. */
async function findPhoto({ db }: Shop, path: string, url: string) {
  const hash = parseMediaHash(url);
  if (hash === undefined) throw invalid(path, "Choose a photo of this shop.");
  const row = await db
    .updateTable("media")
    .set({ unreferencedSince: null })
    .where("hash", "=", hash)
    .returning(["hash", "extension", "width", "height"])
    .executeTakeFirst();
  if (!row) throw invalid(path, "This photo is no longer here. Upload it again.");
  return { url: mediaUrl(row.hash, row.extension), width: row.width, height: row.height };
}
