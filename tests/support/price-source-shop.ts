import type { RequestListener } from "node:http";
import { priceSourceInput } from "#contract/catalogue/metal-prices/price-source.ts";
import { savePriceSource } from "#domain/catalogue/metal-prices/price-source.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { serveLocally } from "./local-server.ts";
import { type TestShop, testShop } from "./test-shop.ts";

export type PriceServer = {
  host: string;
  /** Of an address with a secret in it. */
  url: string;
  /** How often it was asked. */
  asked: number;
  answer: RequestListener;
  say: (text: string | Uint8Array, status?: number, headers?: Record<string, string>) => void;
  sayPrices: (metals: object) => void;
};

/** A shop that may reach one other machine, which says what metals cost. */
export async function priceSourceShop(): Promise<{ shop: TestShop; server: PriceServer }> {
  const { port } = await serveLocally((request, response) => {
    server.asked += 1;
    server.answer(request, response);
  });
  const host = `127.0.0.1:${port}`;
  const server: PriceServer = {
    host,
    url: `http://${host}/latest?key=s3cret`,
    asked: 0,
    answer: (_, response) => response.end(),
    say: (text, status = 200, headers = {}) => {
      server.answer = (_, response) => response.writeHead(status, headers).end(text);
    },
    sayPrices: (metals) => server.say(JSON.stringify({ currency: "USD", metals })),
  };
  server.sayPrices({ gold: 2650.1, silver: "31.20" });
  const shop = { ...(await testShop()), outbound: createOutboundClient({ allow: [host] }) };
  return { shop, server };
}

/** Sets the machine up as the source of the prices of gold and silver, which are recorded. */
export const savePickedSource = (shop: TestShop, url: string, change: object = {}) => {
  const gold = { pointer: "/metals/gold", kind: "ounce" };
  const silver = { pointer: "/metals/silver", kind: "ounce" };
  const input = priceSourceInput.parse({ url, picks: { gold, silver }, ...change });
  return savePriceSource(shop, input, "ada");
};
