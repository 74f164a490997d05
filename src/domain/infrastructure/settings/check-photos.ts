import { mediaUrl, parseMediaHash } from "#contract/media/media-urls.ts";
import type { Portrait, SettingsChange } from "#contract/settings/settings.ts";
import { invalid } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** In pixels: half of it is the widest that a header shows. */
const MIN_LOGO_WIDTH = 600;

/**
 * The photos among changed settings, each with the size that is stored.
 * @throws invalid for a photo that is not stored, and a logo that is too small
 */
export async function checkPhotos(
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
