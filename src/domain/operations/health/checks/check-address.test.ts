import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EXPIRED_CERTIFICATE, EXPIRED_PRIVATE_KEY } from "#tests/support/expired-certificate.ts";
import { CERTIFICATE, PRIVATE_KEY } from "#tests/support/test-certificate.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createOutboundClient } from "../../../infrastructure/outbound/outbound-client.ts";
import { proveIdentity } from "../../../infrastructure/signing/prove-identity.ts";
import { checkAddress, describeCertificate } from "./check-address.ts";
import { checkClock } from "./check-clock.ts";

let shop: TestShop;
let server: Server | undefined;
const trusted = getCACertificates("default");
beforeEach(async () => {
  shop = await testShop();
  shop.clock.set(new Date().toISOString());
});
afterEach(async () => {
  setDefaultCACertificates(trusted);
  await shop.outbound.close();
  server?.close();
});

/** Opens a real server that the names of shop.example and other.example lead to. */
async function listen(opened: Server, scheme: "http" | "https", host = "shop.example") {
  server = opened.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  shop.publicUrl = `${scheme}://${host}:${port}`;
  shop.outbound = createOutboundClient({
    allow: [`${host}:${port}`],
    resolve: (_, callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]),
  });
}

/** Answers as this shop's /healthz does, or as another's with a key of its own. */
const answerAs =
  (answering: () => TestShop): RequestListener =>
  ({ url = "" }, response) => {
    const challenge = new URL(url, "http://x").searchParams.get("challenge") ?? "";
    response.end(JSON.stringify({ status: "ok", proof: proveIdentity(answering(), challenge) }));
  };
const ownShop = answerAs(() => shop);

const https = (listener = ownShop) =>
  createTlsServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, listener);

test("is well where this shop answers with a certificate that browsers trust", async () => {
  setDefaultCACertificates([...trusted, CERTIFICATE]);
  await listen(https(), "https");
  expect(await checkAddress(shop)).toMatchObject({
    state: "ok",
    sentence: expect.stringMatching(
      /^The shop answers at its address\. Its certificate is valid for [\d,]+ more days\.$/,
    ) as string,
  });
});

test.each([
  ["2126-10-22T00:00:00Z", "10 more days", "warning"],
  ["2126-10-31T00:00:00Z", "1 more day.", "warning"],
  ["2126-11-02T00:00:00Z", "has expired", "failed"],
])("at %s says of the certificate: %s", async (now, says, state) => {
  setDefaultCACertificates([...trusted, CERTIFICATE]);
  await listen(https(), "https");
  shop.clock.set(now);
  expect(await checkAddress(shop)).toMatchObject({
    state,
    sentence: expect.stringContaining(says) as string,
  });
});

test("fails for an expired certificate", async () => {
  const options = { cert: EXPIRED_CERTIFICATE, key: EXPIRED_PRIVATE_KEY };
  await listen(createTlsServer(options, ownShop), "https");
  expect(await checkAddress(shop)).toMatchObject({
    state: "failed",
    sentence: "The certificate of the shop’s address has expired.",
    meaning: "Browsers warn visitors away, and most leave.",
  });
});

test("fails for a certificate that nobody vouches for, and for one of another address", async () => {
  await listen(https(), "https");
  expect(await checkAddress(shop)).toMatchObject({
    state: "failed",
    sentence: expect.stringContaining("SELF_SIGNED_CERT") as string,
  });
  server?.close();
  setDefaultCACertificates([...trusted, CERTIFICATE]);
  await listen(https(), "https", "other.example");
  expect(await checkAddress(shop)).toMatchObject({
    state: "failed",
    sentence: "The certificate at the shop’s address is for another address.",
  });
});

test("fails where another website or another shop answers", async () => {
  setDefaultCACertificates([...trusted, CERTIFICATE]);
  const other = await testShop();
  other.secrets = { ...other.secrets, sessionSecret: "of another shop" };
  const listeners: RequestListener[] = [
    (_, response) => void response.end("<h1>Parked</h1>"),
    answerAs(() => other),
  ];
  for (const listener of listeners) {
    await listen(https(listener), "https");
    expect(await checkAddress(shop)).toMatchObject({
      state: "failed",
      sentence: `Another website answers at ${shop.publicUrl}.`,
    });
    server?.close();
  }
});

test.each([
  [502, "failed"],
  [403, "warning"],
])("with an error %i its state is %s", async (status, state) => {
  await listen(
    createServer((_, response) => void response.writeHead(status).end()),
    "http",
  );
  expect(await checkAddress(shop)).toMatchObject({
    state,
    sentence: `${shop.publicUrl} answers with an error (${status}).`,
  });
});

test("warns where nothing answers, and where it is not encrypted", async () => {
  await listen(createServer(ownShop), "http");
  expect(await checkAddress(shop)).toMatchObject({
    state: "warning",
    sentence: `${shop.publicUrl} answers without encryption.`,
  });
  server?.close();
  expect(await checkAddress(shop)).toMatchObject({
    state: "warning",
    sentence: expect.stringContaining(`${shop.publicUrl} can’t be reached from here.`) as string,
  });
});

test.each([
  [2, "warning", "2 minutes behind"],
  [-90, "failed", "90 minutes ahead of"],
])("a clock that is %i minutes from the public address is said", async (ahead, state, says) => {
  setDefaultCACertificates([...trusted, CERTIFICATE]);
  await listen(
    https((_, response) => {
      const other = new Date(shop.now().getTime() + ahead * 60_000);
      response.setHeader("Date", other.toUTCString()).end("{}");
    }),
    "https",
  );
  expect(await checkClock(shop)).toMatchObject({
    state,
    sentence: `The server’s clock is ${says} the clock of whatever answers at the shop’s address.`,
  });
});

test("a clock agrees with the public address, or is compared with it where it answers", async () => {
  setDefaultCACertificates([...trusted, CERTIFICATE]);
  await listen(https(), "https");
  expect(await checkClock(shop)).toMatchObject({
    state: "ok",
    sentence: "The server’s clock is right.",
  });
  server?.close();
  expect((await checkClock(shop)).state).toBe("ok");
});

const now = new Date("2026-11-20T15:00:00Z");
const until = (instant: string, refusal: string | null = null) =>
  describeCertificate({ validUntil: new Date(instant), refusal }, now);

test.each([
  ["2026-11-20T14:59:59Z", "failed", "The certificate of the shop’s address has expired."],
  ["2026-11-20T15:00:00Z", "warning", "Its certificate is valid for 0 more days."],
  ["2026-11-22T14:00:00Z", "warning", "Its certificate is valid for 1 more day."],
  ["2026-12-04T14:59:59Z", "warning", "Its certificate is valid for 13 more days."],
  ["2026-12-04T15:00:00Z", "ok", "Its certificate is valid for 14 more days."],
])("a certificate until %s: %s", (instant, state, sentence) => {
  expect(until(instant)).toMatchObject({
    state,
    sentence: expect.stringContaining(sentence) as string,
  });
});

test.each([
  ["ERR_TLS_CERT_ALTNAME_INVALID", "The certificate at the shop’s address is for another address."],
  ["SELF_SIGNED", "Browsers don’t accept the certificate of the shop’s address (SELF_SIGNED)."],
])("a valid certificate that is refused for %s fails", (refusal, sentence) => {
  expect(until("2027-01-14T15:00:00Z", refusal)).toMatchObject({ state: "failed", sentence });
});

test("that it has expired comes before what else is wrong with it", () => {
  expect(until("2026-11-19T15:00:00Z", "ERR_TLS_CERT_ALTNAME_INVALID").sentence).toContain(
    "has expired",
  );
});
