import type { HeroSection, HeroSectionInput } from "#contract/hero-sections.ts";
import { imageInput } from "#contract/media.ts";
import { DomainError, invalid } from "../../errors.ts";
import { type ImageRow, storeImages } from "../../media/library/store-images.ts";
import type { Shop } from "../../shop.ts";
import { selectHeroSections, toHeroSection } from "./load-hero-sections.ts";

/**
 * Creates the hero section with this key or changes the given fields. Its background is a stored picture, a
 * file of the sample catalogue, an https address, or a data URL, which is stored; "" removes it.
 * @throws DomainError about backgroundImage when it is none of these or cannot be stored
 */
export async function saveHeroSection(shop: Shop, input: HeroSectionInput): Promise<HeroSection> {
  const image = await storeBackground(shop, input.backgroundImage);
  const now = shop.now().toISOString();
  const given = {
    title: input.title,
    subtitle: input.subtitle,
    description: input.description,
    buttonText: input.buttonText,
    buttonLink: input.buttonLink,
    isActive: input.isActive,
    displayOrder: input.displayOrder,
    backgroundImage: image?.url,
    mediaHash: image?.mediaHash,
    updatedAt: now,
  };
  await shop.db
    .insertInto("heroSections")
    .values({ ...given, key: input.key, createdAt: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(given))
    .execute();
  const row = await selectHeroSections(shop)
    .where("heroSections.key", "=", input.key)
    .executeTakeFirstOrThrow();
  return toHeroSection(row);
}

type Background = ImageRow | { url: null; mediaHash: null };

async function storeBackground(
  shop: Shop,
  address: string | null | undefined,
): Promise<Background | undefined> {
  if (address === undefined) return undefined;
  if (!address) return { url: null, mediaHash: null };
  if (/^\/sample\/[^/\\\s]\S*$/.test(address)) return { url: address, mediaHash: null };
  const checked = imageInput.safeParse(address);
  if (!checked.success) {
    throw invalid("backgroundImage", checked.error.issues[0]?.message ?? "Must be a photo");
  }
  try {
    const [image] = await storeImages(shop, [checked.data]);
    return image;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const issues = [{ path: "backgroundImage", message: error.message }];
    throw new DomainError(error.code, error.message, { issues, cause: error });
  }
}
