import { unprocessable } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { askWoo, type Entrance, type WooWay } from "./woo-request.ts";
import { chooseWay, describeWay } from "./choose-authentication.ts";
import { findApi } from "./find-api.ts";
import { readAnswer, type WooAnswer } from "./read-answer.ts";
import { readPages, type WooPage, type WooQuery } from "./read-pages.ts";

export type WooClient = {
  /**
   * Finds the store's API and the way in; every other call does so by itself.
   * @throws DomainError unprocessable where the keys are refused, bad-gateway where nothing answers
   */
  connect: () => Promise<WooWay>;
  /** The way in that worked, a sentence for the screen; null before the first answer. */
  way: () => string | null;
  /** Asks below `wc/v3/`, or below `wc/store/v1/` without keys: "products", "products/12/variations". */
  get: (path: string, query?: WooQuery) => Promise<WooAnswer>;
  /** All pages of a list, a hundred at a time, in the order of the ids. */
  pages: (path: string, query?: WooQuery) => AsyncIterable<WooPage>;
  /** Changes something: "products/batch". The answer's body, not checked. Never without keys. */
  send: (method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) => Promise<unknown>;
};

export type WooStore = {
  /** As it was typed: "shop.example" will do. */
  storeUrl: string;
  consumerKey?: string | undefined;
  consumerSecret?: string | undefined;
  signal?: AbortSignal | undefined;
};

/** Speaks with a WooCommerce store. Nothing is asked before the first call. Keys are never shown. */
export function openWoo(shop: Shop, { storeUrl, signal, ...typed }: WooStore): WooClient {
  const [consumerKey, consumerSecret] = [typed.consumerKey?.trim(), typed.consumerSecret?.trim()];
  const keys = consumerKey && consumerSecret ? { consumerKey, consumerSecret } : null;
  const asker = { keys, signal };
  let entering: Promise<Entrance> | undefined;
  let entrance: Entrance | undefined;

  const enter = async (): Promise<Entrance> => {
    const api = await findApi(shop, storeUrl, signal);
    entrance = { api, way: await chooseWay(shop, asker, api) };
    return entrance;
  };
  const enterOnce = () => {
    entering ??= enter().catch((error: unknown) => {
      entering = undefined;
      throw error;
    });
    return entering;
  };
  const get = async (path: string, query: WooQuery = {}) =>
    readAnswer(await askWoo(shop, asker, await enterOnce(), { method: "GET", path, query }));

  return {
    connect: async () => (await enterOnce()).way,
    way: () => (entrance ? describeWay(entrance, asker) : null),
    get,
    pages: (path, query) => readPages(get, path, query),
    send: async (method, path, body) => {
      const entered = await enterOnce();
      if (entered.way === "store") {
        throw unprocessable("Without keys nothing can be changed in a store.");
      }
      return readAnswer(await askWoo(shop, asker, entered, { method, path, body })).data;
    },
  };
}
