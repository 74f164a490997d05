import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type RestResponse,
  batchResponse,
  createResponse,
  listResponse,
  recordResponse,
  noRoute,
} from "./rest-responses.ts";
import { authenticate, type WooCredentials } from "./authenticate.ts";
import { sendFailure, type PlannedFailure } from "./injected-failures.ts";
import { type WooRecord, wooOrder, wooProduct, wooVariation } from "./records.ts";
import { numberedPng } from "./numbered-png.ts";
import { toStoreProduct } from "./to-store-product.ts";

export type WooServer = {
  port: number;
  /** The store's home URL without a trailing slash. */
  url: string;
  /** Credentials the store accepts; may be changed at any time. */
  credentials: WooCredentials;
  /** The store's records; change them as you like. */
  records: Record<"products" | "orders" | "customers" | "webhooks", WooRecord[]>;
  variations: Map<number, WooRecord[]>;
  categories: WooRecord[];
  tags: WooRecord[];
  /** The weight unit is one of kg, g, lbs, oz; null: the keys may not read the settings. */
  settings: { weightUnit: string | null; dimensionUnit: string; currency: string };
  /** Failures to inject; the first match applies. */
  failures: PlannedFailure[];
  /** Each request as "GET /wp-json/wc/v3/products?page=1". */
  requests: string[];
  /** The store's clock, for the time stamps of its records. */
  now: () => Date;
  /** The URL of a tiny picture; each number gives another one. */
  pictureUrl: (number: number) => string;
  /** Sends a webhook as the store would. */
  deliver: (
    to: string,
    webhook: { topic: string; secret: string; body: unknown },
  ) => Promise<Response>;
  stop: () => Promise<void>;
};

export type WooServerOptions = Partial<Pick<WooCredentials, "accepts" | "permissions">> & {
  /** The folder of WordPress: "/shop". */
  folder?: string;
};

/** Starts a fake WooCommerce store on 127.0.0.1; the caller stops it. */
export async function openWooServer({
  folder = "",
  accepts = ["basic", "query"],
  permissions = "read_write",
}: WooServerOptions = {}): Promise<WooServer> {
  const server = createServer((request, response) => void listen(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const store: WooServer = {
    port,
    url: `${origin}${folder}`,
    credentials: {
      consumerKey: "ck_of_a_test",
      consumerSecret: "cs_of_a_test",
      accepts,
      permissions,
    },
    records: { products: [], orders: [], customers: [], webhooks: [] },
    variations: new Map(),
    categories: [],
    tags: [],
    settings: { weightUnit: "kg", dimensionUnit: "cm", currency: "USD" },
    failures: [],
    requests: [],
    now: () => new Date(),
    pictureUrl: (number) => `${origin}/wp-content/uploads/${number}.png`,
    deliver: (to, webhook) => deliver(store, to, webhook),
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await readText(request);
    const address = request.url ?? "/";
    store.requests.push(`${request.method} ${address}`);
    const planned = store.failures.find((each) => each.at.test(address) && each.times !== 0);
    if (planned) {
      if (planned.times !== undefined) planned.times -= 1;
      return sendFailure(response, planned.failure);
    }
    respond(store, folder, { request, response, url: new URL(address, origin), text });
  };
  return store;
}

type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL; text: string };

function respond(store: WooServer, folder: string, exchange: Exchange): void {
  const { response, url } = exchange;
  const picture = /^\/wp-content\/uploads\/(\d+)\.png$/.exec(url.pathname)?.[1];
  if (picture) {
    response.writeHead(200, { "Content-Type": "image/png" }).end(numberedPng(Number(picture)));
    return;
  }
  const api = `${folder}/wp-json/`;
  if (url.pathname.startsWith(api)) {
    const { status, body, headers } = handleApi(store, exchange, url.pathname.slice(api.length));
    response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8", ...headers });
    response.end(JSON.stringify(body));
    return;
  }
  const link = `<${url.origin}${api}>; rel="https://api.w.org/"`;
  const isPage = url.pathname === "/" || url.pathname.startsWith(`${folder}/`);
  response.writeHead(isPage ? 200 : 404, { "Content-Type": "text/html", Link: link });
  response.end("<!doctype html><title>Old shop</title><h1>Old shop</h1>");
}

function handleApi(store: WooServer, { request, url, text }: Exchange, path: string): RestResponse {
  if (path === "") {
    return { status: 200, body: { name: "Old shop", namespaces: ["wc/v3", "wc/store/v1"] } };
  }
  if (path === "wc/store/v1/products") return handleStoreApi(store, url);
  if (!path.startsWith("wc/v3/")) return noRoute;
  const refusal = authenticate(store.credentials, request, url);
  if (refusal) {
    const { status, code, message } = refusal;
    return { status, body: { code, message, data: { status } } };
  }
  const body: unknown = text ? JSON.parse(text) : undefined;
  return handleRestApi(store, path.slice("wc/v3/".length), {
    method: request.method ?? "GET",
    url,
    body,
  });
}

type RestRequest = { method: string; url: URL; body: unknown };

function handleRestApi(store: WooServer, path: string, asked: RestRequest): RestResponse {
  const { method, url, body } = asked;
  const setting = readSetting(store, path);
  if (setting !== undefined) return { status: 200, body: { id: path, value: setting } };
  const [name = "", id, below] = path.split("/");
  const lists: Record<string, WooRecord[] | undefined> = {
    ...store.records,
    "products/categories": store.categories,
    "products/tags": store.tags,
  };
  const whole = lists[path];
  const make = name === "orders" ? wooOrder : wooProduct;
  if (whole && method === "POST") return createResponse(whole, body, make);
  if (whole) return listResponse(whole, url);
  const records = lists[name];
  if (!records || !id) return noRoute;
  const now = store.now().toISOString().slice(0, 19);
  if (id === "batch") return batchResponse(records, body, make, now);
  if (below === "variations") {
    const variations = store.variations.get(Number(id)) ?? [];
    return path.endsWith("batch")
      ? batchResponse(variations, body, wooVariation, now)
      : listResponse(variations, url);
  }
  return recordResponse(records, Number(id), { method, body, now });
}

function readSetting({ settings }: WooServer, path: string): string | undefined {
  const [, group, name] = /^settings\/(\w+)\/(\w+)$/.exec(path) ?? [];
  if (group === "products" && name === "woocommerce_weight_unit") {
    return settings.weightUnit ?? undefined;
  }
  if (group === "products" && name === "woocommerce_dimension_unit") return settings.dimensionUnit;
  if (group === "general" && name === "woocommerce_currency") return settings.currency;
  return undefined;
}

function handleStoreApi({ records, variations, settings }: WooServer, url: URL): RestResponse {
  const seen = records.products.filter(
    (each) => each["status"] === "publish" && each["catalog_visibility"] !== "hidden",
  );
  return listResponse(
    seen.map((each) => toStoreProduct(each, variations.get(each.id) ?? [], settings.currency)),
    url,
  );
}

async function deliver(
  store: WooServer,
  to: string,
  { topic, secret, body }: { topic: string; secret: string; body: unknown },
): Promise<Response> {
  const text = JSON.stringify(body);
  const [resource = "", event = ""] = topic.split(".");
  return fetch(to, {
    method: "POST",
    body: text,
    headers: {
      "Content-Type": "application/json",
      "X-WC-Webhook-Source": `${store.url}/`,
      "X-WC-Webhook-Topic": topic,
      "X-WC-Webhook-Resource": resource,
      "X-WC-Webhook-Event": event,
      "X-WC-Webhook-Signature": createHmac("sha256", secret).update(text).digest("base64"),
      "X-WC-Webhook-ID": "1",
      "X-WC-Webhook-Delivery-ID": "1",
    },
  });
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
