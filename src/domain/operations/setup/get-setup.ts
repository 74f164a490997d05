import { formatHundredths } from "#contract/decimals.ts";
import type { Setup } from "#contract/settings/setup.ts";
import { listHeroSections } from "../../catalogue/hero-sections/list-hero-sections.ts";
import { getMailOutcome } from "../../infrastructure/mail/mail-outcome.ts";
import { getStoredSettings } from "../../infrastructure/settings/get-stored-settings.ts";
import { getShopState } from "../../infrastructure/settings/get-shop-state.ts";
import type { Shop } from "../../shop.ts";
import { previewSampleRemoval } from "../sample-shop/remove-sample.ts";

/** How far the setup of the shop is, and what was entered in its steps. */
export async function getSetup(shop: Shop): Promise<Setup> {
  const { isOpen } = await getShopState(shop);
  const { canSend, failure } = await getMailOutcome(shop);
  const hero = (await listHeroSections(shop)).find(({ key }) => key === "hero");
  const { removed } = await previewSampleRemoval(shop);
  return {
    isOpen,
    settings: await getStoredSettings(shop),
    ...(await readPieces(shop)),
    topPhoto: hero?.picture ? { title: hero.title } : null,
    canSendMail: canSend,
    ...(failure !== null && { mailFailure: failure }),
    subscribers: await countSubscribers(shop),
    hasSample: Object.values(removed).some((count) => count > 0),
  };
}

async function readPieces({ db }: Shop): Promise<Pick<Setup, "firstPiece" | "pieces">> {
  const pieces = db.selectFrom("products").where("deletedAt", "is", null);
  const first = await pieces
    .select(["id", "name", "priceCents"])
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  const { count } = await pieces
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return {
    firstPiece: first
      ? { id: first.id, name: first.name, price: formatHundredths(first.priceCents) }
      : null,
    pieces: Number(count),
  };
}

async function countSubscribers({ db }: Shop): Promise<number> {
  const { count } = await db
    .selectFrom("subscribers")
    .where("deletedAt", "is", null)
    .where("unsubscribedAt", "is", null)
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
