import type { OutboundClient } from "#domain/services/outbound-client.ts";
import { afterEach } from "vitest";
import type { Source, SourceItem, SourcePiece } from "#domain/importing/source.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import {
  wooSource,
  type WooSourceOptions,
} from "#domain/importing/woocommerce/open-woocommerce-import.ts";
import { testShop } from "../test-shop.ts";
import { wooProduct } from "./records.ts";
import { startWooServer, type WooServer } from "./start-woo-server.ts";

export const WOO_KEYS = { consumerKey: "ck_of_a_test", consumerSecret: "cs_of_a_test" };
export const NO_WOO_KEYS = { consumerKey: "", consumerSecret: "" };

type Options = Partial<WooSourceOptions>;

export type WooImportFixture = {
  store: WooServer;
  /** The store as a source, with its keys. */
  open: (options?: Options) => Source;
  /** All items of a source. */
  read: (source: Source) => Promise<SourceItem[]>;
  /** The piece read from a store with a single product. */
  readPiece: (fields: Record<string, unknown>, options?: Options) => Promise<SourcePiece>;
};

const opened: OutboundClient[] = [];

afterEach(async () => {
  for (const outbound of opened.splice(0)) await outbound.close();
});

/** A store, and a shop that reads it. */
export async function createWooImportFixture(): Promise<WooImportFixture> {
  const store = await startWooServer();
  const outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
  opened.push(outbound);
  const shop = { ...(await testShop()), outbound };
  const open = (options: Options = {}) =>
    wooSource(shop, { storeUrl: store.url, ...WOO_KEYS, ...options });
  return {
    store,
    open,
    read,
    readPiece: async (fields, options) => {
      store.records.products = [wooProduct(7, fields)];
      const [item] = await read(open(options));
      if (item?.kind !== "piece") throw new Error(`It is ${JSON.stringify(item)}`);
      return item.piece;
    },
  };
}

async function read(source: Source): Promise<SourceItem[]> {
  const items: SourceItem[] = [];
  for await (const item of source.read(AbortSignal.timeout(30_000))) items.push(item);
  return items;
}
