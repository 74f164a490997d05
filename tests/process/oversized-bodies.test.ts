import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readResidentMegabytes } from "#tests/support/resident-memory.ts";
import { type ShopServer, startMeasuredShop } from "#tests/support/shop-server.ts";

const MEGABYTE = 1024 * 1024;
const FORMS = ["/subscribe", "/unsubscribe/abc", "/admin/login", "/", "/nowhere", "/api/subscribe"];
const FORM_TYPE = "application/x-www-form-urlencoded";

let shop: ShopServer;
let folder: string;
let cookie: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-process-"));
  shop = await startMeasuredShop({
    DATA_DIR: folder,
    SAMPLE_DATA: "never",
    ADMIN_PASSWORD: "for-tests-only",
  });
  const signedIn = await fetch(`${shop.baseURL}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: "for-tests-only" }),
  });
  cookie = signedIn.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
});

afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

type Sent = { status: number; headers: IncomingHttpHeaders; body: string; sentMegabytes: number };

const next = (sending: ClientRequest, event: string): Promise<void> =>
  new Promise((resolve) => {
    sending.once(event, resolve);
  });

/** Sends a body of letters, however early the response comes, until the connection is closed. */
async function post(
  address: string,
  {
    megabytes,
    headers,
    prefix = "",
    agent,
  }: {
    megabytes: number;
    headers: Record<string, string>;
    prefix?: string;
    agent?: Agent;
  },
): Promise<Sent> {
  const sending = request(`${shop.baseURL}${address}`, {
    method: "POST",
    headers,
    agent: agent ?? false,
  });
  const answered = new Promise<Omit<Sent, "sentMegabytes">>((resolve, reject) => {
    sending.on("response", (response) => {
      const { statusCode: status = 0, headers: received } = response;
      text(response).then((body) => resolve({ status, headers: received, body }), reject);
    });
  });
  sending.setMaxListeners(0);
  // A connection that the shop has closed is told by `destroyed`.
  sending.on("error", () => undefined);
  sending.write(prefix);
  let sentMegabytes = 0;
  const chunk = Buffer.alloc(MEGABYTE, "a");
  while (sentMegabytes < megabytes && !sending.destroyed) {
    const isBuffered = !sending.write(chunk);
    if (isBuffered) await Promise.race([next(sending, "drain"), next(sending, "close")]);
    sentMegabytes += 1;
  }
  if (!sending.destroyed) sending.end();
  return { ...(await answered), sentMegabytes };
}

const form = (length?: number): Record<string, string> => ({
  "Content-Type": FORM_TYPE,
  ...(length !== undefined && { "Content-Length": String(length) }),
});

test("refuses 200 MB sent to a form, without holding it in memory", async () => {
  // What a first request compiles and loads stays in memory.
  for (const address of FORMS) await post(address, { megabytes: 2, headers: form() });
  await fetch(`${shop.baseURL}/`);
  const before = await readResidentMegabytes(shop.process.pid);
  let most = before;
  for (const address of FORMS) {
    for (const headers of [form(200 * MEGABYTE), form()]) {
      const { status, body } = await post(address, { megabytes: 200, headers });
      expect([address, status]).toEqual([address, 413]);
      expect(body).toContain("This is too much to send at once: 16 KB at most.");
      most = Math.max(most, await readResidentMegabytes(shop.process.pid));
      expect((await fetch(`${shop.baseURL}/`)).status).toBe(200);
    }
  }
  expect(most - before).toBeLessThan(60);
});

test("answers a refused body with its sentence and closes the connection", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const refused = await post("/subscribe", {
    megabytes: 2,
    agent,
    headers: form(2 * MEGABYTE),
  });
  expect(refused.headers).toMatchObject({
    connection: "close",
    "content-type": expect.stringContaining("text/html"),
  });
  const next = await post("/subscribe", {
    megabytes: 0,
    agent,
    headers: form(9),
    prefix: "email=abc",
  });
  expect(next.status).toBe(303);
  agent.destroy();
});

test("answers a photo of 60 MB with a sentence", async () => {
  const boundary = "boundary-of-the-test";
  const { status, body, sentMegabytes } = await post("/api/media", {
    megabytes: 60,
    headers: { Cookie: cookie, "Content-Type": `multipart/form-data; boundary=${boundary}` },
    prefix: `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
  });
  expect([status, sentMegabytes]).toEqual([400, 60]);
  expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/not complete/) });
  const upload = new FormData();
  upload.append("files", new File([new Uint8Array(60 * MEGABYTE)], "a.jpg"));
  const whole = await fetch(`${shop.baseURL}/api/media`, {
    method: "POST",
    headers: { Cookie: cookie },
    body: upload,
  });
  expect(whole.status).toBe(413);
  expect(await whole.json()).toMatchObject({
    message: expect.stringContaining("larger than 25 MB"),
  });
});

test.each([
  ["application/json", '{"email":"a@example.com"}', 415],
  ["text/plain", "email=a@example.com", 415],
  ["", "email=a@example.com", 415],
  ["multipart/form-data", "email=a@example.com", 400],
  ["multipart/form-data; boundary=x", "--x\r\nno form", 400],
])("answers a form sent as %s with a client error", async (type, body, status) => {
  for (const address of ["/subscribe", "/admin/login"]) {
    const response = await fetch(`${shop.baseURL}${address}`, {
      method: "POST",
      headers: type ? { "Content-Type": type } : {},
      body: new Blob([body]),
      redirect: "manual",
    });
    expect([address, response.status]).toEqual([address, status]);
  }
});
