import { parseMediaHash, mediaUrl } from "#contract/media-urls.ts";
import { DomainError, invalid } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { markInUse } from "./mark-in-use.ts";
import { storePicture } from "./store-picture.ts";

/** One entry of a list of images as the database keeps it. */
export type ImageRow = { url: string; mediaHash: string | null };

/**
 * Makes a list of images fit to be kept: data URLs are taken in, pictures of the shop must be there,
 * addresses outside stay as they are. Call it before a transaction begins: it is slow.
 * @throws DomainError that names the image by its place in the list
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
  const known = await markInUse(shop, hash);
  if (!known) throw invalid(path, "This picture is no longer here. Please upload it again.");
  return { url: mediaUrl(known.hash, known.extension), mediaHash: known.hash };
}

async function storeDataUrl(shop: Shop, url: string, path: string) {
  const match = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]*)$/i.exec(url);
  if (!match) throw invalid(path, "This is not a picture. It must be a base64 data URL.");
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
