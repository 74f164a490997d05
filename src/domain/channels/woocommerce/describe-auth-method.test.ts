import { expect, test } from "vitest";
import { describeAuthMethod } from "./woo-client.ts";
import type { WooAuthMethod } from "./woo-request.ts";

const keys = { storeUrl: "https://store.example", consumerKey: "ck", consumerSecret: "cs" };

test.each<[WooAuthMethod, boolean, string]>([
  ["basic", true, "Signed in to store.example with your keys."],
  ["query", true, "Signed in to store.example with your keys in the address"],
  ["oauth", true, "Signed in to store.example with your keys, signed"],
  ["store", true, "store.example has no calls for keys, so its public Store API was read"],
  ["store", false, "Read store.example without keys, through its public Store API"],
])("says how %s signed in, with keys: %s", (authMethod, hasKeys, sentence) => {
  const connection = { api: new URL("https://store.example/wp-json/"), authMethod };
  const caller = { keys: hasKeys ? keys : null, signal: undefined };
  expect(describeAuthMethod(connection, caller)).toContain(sentence);
});
