import { beforeEach, expect, test } from "vitest";
import {
  type PriceServer,
  priceSourceShop,
  savePickedSource,
} from "#tests/support/price-source-shop.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { showPriceAnswer } from "./show-price-answer.ts";

let shop: TestShop;
let server: PriceServer;
beforeEach(async () => {
  ({ shop, server } = await priceSourceShop());
});

const save = (change: object = {}) => savePickedSource(shop, server.url, change);
const failing = async (address = server.url) =>
  showPriceAnswer(shop, address).then(
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
  ["nothing", "", "answered with nothing."],
  ["a web page", "<!doctype html><p>Gold 2650", "answered with a web page"],
  ["broken JSON", '{"gold": 26', "can’t be read as a list of prices (JSON or CSV)."],
  ["words", "The price is high today", "can’t be read as a list of prices"],
  [
    "any bytes",
    Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256),
    "can’t be read as a list of prices",
  ],
  ["lists inside lists", `${"[".repeat(40)}${"]".repeat(40)}`, "too deep to show."],
  ["lists inside lists without end", "[".repeat(900_000), "too deep to show."],
])("says what is wrong with an answer of %s", async (_, text, sentence) => {
  server.say(text);
  expect(await failing()).toContain(`${server.host} answered with`);
  expect(await failing()).toContain(sentence);
});

test.each([
  [401, "refused the request. Check the key in the address."],
  [404, "has nothing at this address. Check it for a typo."],
  [429, "has had too many requests. Try again later."],
])("says what status %i means", async (status, sentence) => {
  server.say("{}", status);
  expect(await failing()).toBe(`${server.host} ${sentence}`);
});

test.each([
  ["a value that is not there", {}, "no longer has the value you chose for gold"],
  ["zero", { gold: 0 }, "says “0” for gold, which isn’t a price above 0."],
  ["less than nothing", { gold: "-12.50" }, "says “-12.50” for gold, which isn’t a price"],
  ["no number", { gold: "soon" }, "says “soon” for gold, which isn’t a price above 0."],
  ["another currency", { gold: "2400 EUR" }, "names another currency than dollars"],
])("says what is wrong with a chosen price of %s", async (_, metals, sentence) => {
  server.sayPrices({ ...metals, silver: 31 });
  await expect(save()).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining(sentence) as string,
    issues: [{ path: "picks.gold" }],
  });
});
