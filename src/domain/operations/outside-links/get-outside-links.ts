import type { OutsideLinks } from "#contract/operations/outside-links.ts";
import type { Shop } from "../../shop.ts";
import { listLinkedTexts } from "./list-linked-texts.ts";
import { areLinksChecked } from "./switch-link-checks.ts";

/** The links to other sites that failed on two days, with the texts that hold them now. */
export async function getOutsideLinks(shop: Shop): Promise<OutsideLinks> {
  const rows = await shop.db
    .selectFrom("outsideLinks")
    .select(["url", "failure", "dismissedAt"])
    .whereRef("lastFailedOn", ">", "firstFailedOn")
    .where("dismissedAt", "is", null)
    .orderBy("firstFailedOn")
    .orderBy("url")
    .execute();
  const { count } = await shop.db
    .selectFrom("outsideLinks")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  const texts = rows.length > 0 ? await listLinkedTexts(shop) : new Map<string, never[]>();
  return {
    isOn: await areLinksChecked(shop),
    links: Number(count),
    broken: rows.flatMap(({ url, failure }) => {
      const own = texts.get(url);
      return own ? [{ url, failure: failure ?? "", texts: own }] : [];
    }),
  };
}
