import { unprocessable, DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import {
  sendWooRequest,
  type Connection,
  type WooAuthMethod,
  type Caller,
  type WooRequest,
} from "./woo-request.ts";
import { findApi } from "./find-api.ts";
import { readResponse, type WooResponse } from "./read-response.ts";
import { readPages, type WooPage, type WooQuery } from "./read-pages.ts";
import type { OutboundResponse } from "../../services/outbound-client.ts";
import type { KeyAuthMethod } from "./sign-oauth.ts";

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

const PROBE: WooRequest = {
  method: "GET",
  path: "products",
  query: { per_page: 1, _fields: "id" },
};

/**
 * Tries the authentication methods until the store accepts one. Without keys, or where it has no REST
 * API for them, its public Store API.
 * @throws unprocessable for keys that every method refuses
 */
async function chooseAuthMethod(shop: Shop, caller: Caller, api: URL): Promise<WooAuthMethod> {
  if (!caller.keys) return "store";
  let refused: OutboundResponse | undefined;
  for (const authMethod of methodsFor(shop, api)) {
    const answer = await sendWooRequest(shop, caller, { api, authMethod }, PROBE);
    if (answer.status === 404) return "store";
    if (answer.status !== 401 && answer.status !== 403) {
      readResponse(answer);
      return authMethod;
    }
    refused ??= answer;
  }
  if (refused) readResponse(refused);
  throw new DomainError("bad-gateway", `${api.host} does not let us in.`);
}

/** Without TLS, keys are sent only to allowed private hosts; elsewhere requests are signed. */
function methodsFor({ outbound }: Shop, api: URL): KeyAuthMethod[] {
  if (api.protocol === "https:") return ["basic", "query"];
  return outbound.isAllowedPrivateHost(api) ? ["basic", "query", "oauth"] : ["oauth"];
}

/** Which method worked, as a sentence for the admin. */
export function describeAuthMethod({ api, authMethod }: Connection, { keys }: Caller): string {
  const { host } = api;
  if (authMethod === "basic") return `Signed in to ${host} with your keys.`;
  if (authMethod === "query") {
    return `Signed in to ${host} with your keys in the address: its server drops sign-in headers.`;
  }
  if (authMethod === "oauth")
    return `Signed in to ${host} with your keys, signed: it has no https.`;
  return keys
    ? `${host} has no calls for keys, so its public Store API was read: only what visitors see.`
    : `Read ${host} without keys, through its public Store API: only what visitors see.`;
}
