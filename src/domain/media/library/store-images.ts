import { parseMediaHash, mediaUrl } from "#contract/media/media-urls.ts";
import { DomainError, invalid } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { markInUse } from "./mark-in-use.ts";
import { storePicture } from "./store-picture.ts";

/** An image as stored in the database; `mediaHash` is null for another host's. */
export type ImageRow = { url: string; mediaHash: string | null };

/**
 * Converts image URLs to rows: stores data URLs, requires photos of the shop to exist, and leaves other
 * URLs alone. Slow, so call it before a transaction.
 * @throws DomainError with an issue at the image's index
 */
export async function storeImages(shop: Shop, images: string[]): Promise<ImageRow[]> {
  const rows: ImageRow[] = [];
  for (const [index, url] of images.entries()) {
    rows.push(await storeImage(shop, url, `images.${index}`));
  }
  return rows;
}

async function storeImage(shop: Shop, url: string, path: string): Promise<ImageRow> {
  if (/^data:/i.test(url)) {
    const { hash, extension } = await storeDataUrl(shop, url, path);
    return { url: mediaUrl(hash, extension), mediaHash: hash };
  }
  const hash = parseMediaHash(url);
  if (hash === undefined) return { url, mediaHash: null };
  const stored = await markInUse(shop, hash);
  if (!stored) throw invalid(path, "This photo is no longer here. Upload it again.");
  return { url: mediaUrl(stored.hash, stored.extension), mediaHash: stored.hash };
}

async function storeDataUrl(shop: Shop, url: string, path: string) {
  const match = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]*)$/i.exec(url);
  if (!match) throw invalid(path, "This isn’t a photo. It must be a base64 data URL.");
  try {
    return await storePicture(shop, Buffer.from(match[1] ?? "", "base64"));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, error.message, {
      issues: [{ path, message: error.message }],
      cause: error,
    });
  }
}
