import { beforeEach, expect, test } from "vitest";
import {
  type PriceServer,
  priceSourceShop,
  savePickedSource,
} from "#tests/support/price-source-shop.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { readPriceAnswer } from "./price-source.ts";

let shop: TestShop;
let server: PriceServer;
beforeEach(async () => {
  ({ shop, server } = await priceSourceShop());
});

const save = (change: object = {}) => savePickedSource(shop, server.url, change);
const failing = async (address = server.url) =>
  readPriceAnswer(shop, { url: address }).then(
    () => "read",
    (error: Error) => error.message,
  );

test.each([
  ["http://127.0.0.1:9/", "127.0.0.1 is a private address"],
  ["http://10.0.0.8/prices", "10.0.0.8 is a private address"],
  ["http://[::1]/", "::1 is a private address"],
  ["http://localhost/", "localhost is a private address"],
  ["http://169.254.169.254/latest", "169.254.169.254 is a private address"],
  ["ftp://metals.example/x.csv", "Type the site's address"],
  ["https://ada:pass@metals.example/", "Addresses that hold a name and a password"],
  ["not an address", "Type the site's address"],
])("says what is wrong with the address %s", async (address, sentence) => {
  expect(await failing(address)).toMatch(sentence);
  expect(server.asked).toBe(0);
});

test("says what is wrong with a redirect to a private address", async () => {
  server.say("", 302, { Location: "http://10.0.0.8/prices" });
  expect(await failing()).toMatch("10.0.0.8 is a private address");
});

test("says what is wrong with 10 MB", async () => {
  server.say(Buffer.alloc(10 * 1024 * 1024, "Gold,2650.10\n"));
  expect(await failing()).toBe(`${server.host} sent more than 1 MB, which was not read.`);
});

test("says what is wrong with a machine that is not there", async () => {
  server.answer = (request) => request.socket.destroy();
  expect(await failing()).toBe(`${server.host} could not be reached: the connection broke.`);
});

test.each([
  ["nothing", ""],
  ["a web page", "<!doctype html><p>Gold 2650"],
  ["a table", "Metal,Price\nGold,2650.10"],
  ["broken JSON", '{"gold": 26'],
  ["any bytes", Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)],
  ["lists inside lists without end", "[".repeat(900_000)],
])("says what is wrong with an answer of %s", async (_, text) => {
  server.say(text);
  expect(await failing()).toBe(`${server.host} answered with something that isn’t JSON.`);
});

test.each([
  [401, "refused the request. Check the key."],
  [404, "has nothing at this address. Check it for a typo."],
  [429, "has had too many requests. Try again later."],
])("says what status %i means", async (status, sentence) => {
  server.say("{}", status);
  expect(await failing()).toBe(`${server.host} ${sentence}`);
});

test.each([
  ["a value that is not there", {}, "Gold: Nothing is at /metals/gold."],
  ["zero", { gold: 0 }, "Gold: “0” at /metals/gold isn’t a price above 0."],
  ["no number", { gold: "soon" }, "Gold: “soon” at /metals/gold isn’t a price above 0."],
  ["another currency", { gold: "2400 EUR" }, "Gold: A currency other than US dollars"],
])("says what is wrong with a picked price of %s", async (_, metals, sentence) => {
  server.sayPrices({ ...metals, silver: 31 });
  await expect(save()).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining(sentence) as string,
    issues: [{ path: "picks.gold" }],
  });
});
