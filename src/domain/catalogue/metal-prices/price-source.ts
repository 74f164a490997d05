import {
  type PriceRequest,
  type PriceSource,
  type PriceSourceInput,
  readPicks,
} from "#contract/catalogue/metal-prices/price-source.ts";
import { DomainError, invalid, notFound, unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import { decryptSecret, encryptSecret } from "../../infrastructure/encryption/encrypt-secret.ts";
import { parseSiteUrl } from "../../infrastructure/outbound/parse-site-url.ts";
import { parseJson } from "../../parse-json.ts";
import type { Shop } from "../../shop.ts";
import { recordMetalPrices } from "./record-metal-prices.ts";

/** Where prices of metals are fetched, without the address itself. */
export async function getPriceSource({ db }: Shop): Promise<PriceSource> {
  const shown = ["host", "picks", "fetchedAt", "failure"] as const;
  const stored = await db.selectFrom("metalPriceSource").select(shown).executeTakeFirst();
  return stored ?? { host: null, picks: {}, fetchedAt: null, failure: null };
}

/**
 * Sets up where prices of metals are fetched, and records what they are now. Pieces keep their prices.
 * @param by the admin's username, for the history
 * @throws invalid for a pick that is no price, else as readPriceAnswer
 */
export async function savePriceSource(
  shop: Shop,
  { picks, ...typed }: PriceSourceInput,
  by: string | null,
): Promise<PriceSource> {
  const address = await findAddress(shop, typed);
  const { prices, problems } = readPicks(await fetchAnswer(shop, address), picks);
  const [failed] = Object.entries(problems);
  if (failed) throw invalid(`picks.${failed[0]}`, failed[1]);
  const values = {
    url: encryptSecret(shop, [address.url.href, address.header].join("\n"), PURPOSE),
    host: address.url.host,
    picks: JSON.stringify(picks),
    fetchedAt: shop.now().toISOString(),
    failure: null,
  };
  return change(shop, by, async (shop) => {
    await shop.db
      .insertInto("metalPriceSource")
      .values({ slot: 1, ...values })
      .onConflict((stored) => stored.column("slot").doUpdateSet(values))
      .execute();
    await recordMetalPrices(shop, prices, by);
  });
}

/** Ends fetching and deletes the address. Recorded prices stay. Idempotent. */
export const removePriceSource = (shop: Shop, by: string | null): Promise<PriceSource> =>
  change(shop, by, ({ db }) => db.deleteFrom("metalPriceSource").execute());

const change = (shop: Shop, by: string | null, write: (shop: Shop) => Promise<unknown>) =>
  inTransaction(shop, async (shop) => {
    await write(shop);
    const fields = ["metalPriceSource"];
    await recordChange(shop, by, { kind: "settings", action: "changed", fields });
    return getPriceSource(shop);
  });

/** What an address answers; nothing is recorded. @throws not-found without one, else as fetchAnswer */
export const readPriceAnswer = async (shop: Shop, typed: PriceRequest): Promise<unknown> =>
  fetchAnswer(shop, await findAddress(shop, typed));

/** A header is "Name: value". */
type Address = { url: URL; header: string | undefined };
const PURPOSE = "metal price source";

async function findAddress(shop: Shop, { url, header }: PriceRequest): Promise<Address> {
  if (url !== undefined) return { url: parseSiteUrl(url, "url")[0], header };
  const stored = await shop.db.selectFrom("metalPriceSource").select("url").executeTakeFirst();
  if (!stored) throw notFound("A web address for metal prices");
  const [address = "", storedHeader] = decrypt(shop, stored.url).split("\n");
  return { url: new URL(address), header: header ?? storedHeader };
}

function decrypt(shop: Shop, encrypted: string): string {
  try {
    return decryptSecret(shop, encrypted, PURPOSE);
  } catch (cause) {
    throw new DomainError("unprocessable", KEY_CHANGED, { cause });
  }
}

const KEY_CHANGED =
  "The stored web address can’t be read, because the shop’s key has changed. Enter it again.";

/**
 * The JSON of an address: at most 1 MB within ten seconds.
 * @throws unprocessable for a private address and an answer that is none, bad-gateway for one that fails
 */
async function fetchAnswer(shop: Shop, { url, header }: Address): Promise<unknown> {
  const { host } = url;
  const [name = "", value] = header?.split(/: *(.*)/) ?? [];
  const { status, bytes } = await shop.outbound.fetch(url, {
    headers: { Accept: "application/json", ...(value && { [name]: value }) },
    maxBytes: 1024 * 1024,
    timeoutMilliseconds: 10_000,
    signal: shop.jobs.stopping,
  });
  if (status < 200 || status > 299) {
    throw new DomainError("bad-gateway", `${host} ${explainStatus(status)}`);
  }
  const data = parseJson(new TextDecoder().decode(bytes));
  if (data === undefined) throw unprocessable(`${host} answered with something that isn’t JSON.`);
  return data;
}

function explainStatus(status: number): string {
  if (status === 401 || status === 403) return "refused the request. Check the key.";
  if (status === 404 || status === 410) return "has nothing at this address. Check it for a typo.";
  if (status === 429) return "has had too many requests. Try again later.";
  return `answered with an error (status ${status}). Try again later.`;
}
