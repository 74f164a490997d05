import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiEnv } from "#http/request-context.ts";
import { readForm } from "#http/read-form.ts";
import { sendErrorResponse } from "#http/send-error-response.ts";
import { createApp } from "#server/app.ts";
import { testApp } from "#tests/support/test-app.ts";
import { limitVisitorBodies } from "./limit-visitor-bodies.ts";

const MEGABYTE = 1024 * 1024;

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

type Sent = { status: number; write: (bytes: number | string) => void; end: () => void };

/** Sends a body bit by bit. */
function send(app: Hono<ApiEnv>, path: string, headers: Record<string, string> = {}): Sent {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const init = { method: "POST", headers, body: readable, duplex: "half" };
  const sent: Sent = {
    status: 0,
    write: (bytes) => {
      const chunk =
        typeof bytes === "number" ? new Uint8Array(bytes) : new TextEncoder().encode(bytes);
      // What is not read any longer is lost.
      writer.write(chunk).catch(() => undefined);
    },
    end: () => void writer.close().catch(() => undefined),
  };
  void (async () => {
    sent.status = (await app.request(`http://localhost:3000${path}`, init)).status;
  })();
  return sent;
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const names = { firstName: null, lastName: null, profileImageUrl: null, email: null };
const stamps = { createdAt: "2026-11-20T15:00:00.000Z", updatedAt: "2026-11-20T15:00:00.000Z" };
const PERSON = { id: "1", username: "ann", access: "everything" as const, ...names, ...stamps };

/** An app whose one route reads the body. */
function bodyReader() {
  const app = new Hono<ApiEnv>();
  app.onError(sendErrorResponse);
  app.use((c, next) => {
    c.set("user", c.req.header("User") ? PERSON : null);
    c.set("address", c.req.header("Address") ?? "203.0.113.7");
    return next();
  });
  app.use(limitVisitorBodies());
  app.post("/", async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength}`));
  return app;
}

test("ends a body that stops in the middle after 15 seconds", async () => {
  const sent = send(bodyReader(), "/");
  sent.write("begun");
  await pass(14.9);
  expect(sent.status).toBe(0);
  await pass(0.2);
  expect(sent.status).toBe(408);
});

test("ends a body that arrives byte by byte", async () => {
  const sent = send(bodyReader(), "/");
  for (let second = 0; second < 15; second += 1) {
    sent.write(1);
    await pass(0.99);
  }
  expect(sent.status).toBe(0);
  sent.write(1);
  await pass(0.99);
  expect(sent.status).toBe(408);
});

test("reads a body of 8 KB a second to its end, and none for more than ten minutes", async () => {
  const app = bodyReader();
  const photo = send(app, "/");
  const endless = send(app, "/");
  for (let step = 0; step < 59; step += 1) {
    photo.write(81_920);
    endless.write(81_920);
    await pass(10);
  }
  photo.end();
  await pass(1);
  expect([photo.status, endless.status]).toEqual([200, 0]);
  await pass(10);
  expect(endless.status).toBe(408);
});

test("waits for the slow connection of who is signed in", async () => {
  const sent = send(bodyReader(), "/", { User: "ann" });
  sent.write("begun");
  await pass(700);
  expect(sent.status).toBe(0);
  sent.end();
  await pass(0);
  expect(sent.status).toBe(200);
});

test("gives a network a share of the bytes under way until its bodies are answered", async () => {
  const app = bodyReader();
  const from = (Address: string) => {
    const sent = send(app, "/", { Address });
    sent.write(60 * MEGABYTE);
    return sent;
  };
  const sent = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"].map(from);
  await pass(1);
  expect(sent.map(({ status }) => status)).toEqual([0, 0, 429, 0]);
  for (const { end } of sent) end();
  await pass(1);
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  const again = from("2001:db8::4");
  again.end();
  await pass(1);
  expect(again.status).toBe(200);
});

const PHOTO = `--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc`;

const pages = async (request: Request) =>
  readForm(request).then(
    () => new Response(),
    (thrown: { init: ResponseInit }) => new Response(null, thrown.init),
  );

test.each([
  ["a call", "/api/subscribe", "application/json", '{"email":'],
  ["a sign-in", "/api/admin/login", "application/json", "{"],
  ["an inquiry", "/api/inquiries", "application/json", "{"],
  ["a photo", "/api/inquiries", "multipart/form-data; boundary=x", PHOTO],
  ["a form of a page", "/subscribe", "application/x-www-form-urlencoded", "email="],
])("ends %s that stops in the middle", async (_, path, type, beginning) => {
  const { shop } = await testApp();
  const app = createApp({ shop, trustProxy: 0, files: [(_, next) => next()], pages });
  const sent = send(app, path, { "Content-Type": type });
  sent.write(beginning);
  while (sent.status === 0) {
    await setImmediate();
    await pass(1);
  }
  expect(sent.status).toBe(408);
});
