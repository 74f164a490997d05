import type { HeroSection, HeroSectionInput } from "#contract/catalogue/hero-sections.ts";
import { imageInput } from "#contract/media/media.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { conflict, DomainError, invalid } from "../../errors.ts";
import { type ImageRow, storeImages } from "../../media/library/store-images.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { selectHeroSections, toHeroSection } from "./load-hero-sections.ts";

/**
 * Creates the hero section with this key or changes the given fields. Its background is a stored picture, a
 * file of the sample catalogue, an https address, or a data URL, which is stored; "" removes it. Another background
 * drops the figures and the phone's focal point of the former one, unless they are given.
 * @param by the admin's username, for the history
 * @throws DomainError about backgroundImage when it is none of these or cannot be stored; conflict, with the
 * current section, when it was saved after the given updatedAt
 */
export async function saveHeroSection(
  shop: Shop,
  input: HeroSectionInput,
  by: string | null,
): Promise<HeroSection> {
  const image = await storeBackground(shop, input.backgroundImage);
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, "hero-sections");
    const current = await findSection(shop, input.key);
    requireUnchanged(current, input);
    const isOther = image !== undefined && image.url !== (current?.backgroundImage ?? null);
    const ofPhoto = { phoneFocalX: null, phoneFocalY: null, figures: null };
    const { phoneFocalX, phoneFocalY, figures } = { ...(isOther && ofPhoto), ...input };
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
      phoneFocalX,
      phoneFocalY,
      figures: figures && JSON.stringify(figures),
      updatedAt: now,
    };
    await shop.db
      .insertInto("heroSections")
      .values({ ...given, key: input.key, createdAt: now })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(given))
      .execute();
    const saved = await findSection(shop, input.key);
    if (!saved) throw new Error(`The section ${input.key} was not stored.`);
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["heroSections"] });
    return saved;
  });
}

async function findSection(shop: Shop, key: string): Promise<HeroSection | null> {
  const row = await selectHeroSections(shop).where("heroSections.key", "=", key).executeTakeFirst();
  return row ? toHeroSection(row) : null;
}

function requireUnchanged(current: HeroSection | null, { updatedAt }: HeroSectionInput): void {
  if (updatedAt === undefined || updatedAt === (current?.updatedAt ?? null)) return;
  throw conflict(
    "Someone else changed this section in the meantime. Nothing was saved yet.",
    current,
  );
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
