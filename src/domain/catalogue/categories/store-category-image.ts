import { imageInput } from "#contract/media/media.ts";
import { DomainError, invalid } from "../../errors.ts";
import { storeImages } from "../../media/library/store-images.ts";
import type { Shop } from "../../shop.ts";

type ImageColumns = { image?: string | null; mediaHash?: string | null };

/**
 * The columns of a category's photo; none when it is not given. Slow, so call it before a transaction.
 * @throws DomainError about `image` when it is no photo or cannot be stored
 */
export async function storeCategoryImage(
  shop: Shop,
  image: string | null | undefined,
): Promise<ImageColumns> {
  if (image === undefined) return {};
  if (!image) return { image: null, mediaHash: null };
  const checked = imageInput.safeParse(image);
  if (!checked.success) {
    throw invalid("image", checked.error.issues[0]?.message ?? "Must be a photo");
  }
  try {
    const [stored] = await storeImages(shop, [checked.data]);
    return { image: stored?.url ?? null, mediaHash: stored?.mediaHash ?? null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const issues = [{ path: "image", message: error.message }];
    throw new DomainError(error.code, error.message, { issues, cause: error });
  }
}
