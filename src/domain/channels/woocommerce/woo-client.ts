import { unprocessable } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { sendWooRequest, type Connection, type WooAuthMethod } from "./woo-request.ts";
import { chooseAuthMethod, describeAuthMethod } from "./choose-auth-method.ts";
import { findApi } from "./find-api.ts";
import { readResponse, type WooResponse } from "./read-response.ts";
import { readPages, type WooPage, type WooQuery } from "./read-pages.ts";

export type WooClient = {
  /**
   * Finds the store's API and an authentication method; other calls do so when needed.
   * @throws unprocessable when the keys are refused, bad-gateway when nothing responds
   */
  connect: () => Promise<WooAuthMethod>;
  /** Which authentication method worked, as a sentence; null before the first response. */
  describeAuth: () => string | null;
  /** A path below `wc/v3/`, or below `wc/store/v1/` without keys: "products", "products/12/variations". */
  get: (path: string, query?: WooQuery) => Promise<WooResponse>;
  /** All pages of a list by id, a hundred items each. */
  pages: (path: string, query?: WooQuery) => AsyncIterable<WooPage>;
  /** Sends a change: "products/batch". Returns the body, not validated. Needs keys. */
  send: (method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) => Promise<unknown>;
};

export type WooStore = {
  /** As it was typed: "shop.example" will do. */
  storeUrl: string;
  consumerKey?: string | undefined;
  consumerSecret?: string | undefined;
  signal?: AbortSignal | undefined;
};

/** A client of a WooCommerce store. It connects with the first call. */
export function createWooClient(shop: Shop, { storeUrl, signal, ...typed }: WooStore): WooClient {
  const [consumerKey, consumerSecret] = [typed.consumerKey?.trim(), typed.consumerSecret?.trim()];
  const keys = consumerKey && consumerSecret ? { consumerKey, consumerSecret } : null;
  const caller = { keys, signal };
  let connecting: Promise<Connection> | undefined;
  let connection: Connection | undefined;

  const connect = async (): Promise<Connection> => {
    const api = await findApi(shop, storeUrl, signal);
    connection = { api, authMethod: await chooseAuthMethod(shop, caller, api) };
    return connection;
  };
  const connectOnce = () => {
    connecting ??= connect().catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    return connecting;
  };
  const get = async (path: string, query: WooQuery = {}) =>
    readResponse(
      await sendWooRequest(shop, caller, await connectOnce(), { method: "GET", path, query }),
    );

  return {
    connect: async () => (await connectOnce()).authMethod,
    describeAuth: () => (connection ? describeAuthMethod(connection, caller) : null),
    get,
    pages: (path, query) => readPages(get, path, query),
    send: async (method, path, body) => {
      const connection = await connectOnce();
      if (connection.authMethod === "store") {
        throw unprocessable("Without keys nothing can be changed in a store.");
      }
      return readResponse(await sendWooRequest(shop, caller, connection, { method, path, body }))
        .data;
    },
  };
}
