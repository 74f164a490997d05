import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryPageRequests } from "./retry-page-requests.ts";

const PAGE = new URL("https://shop.example/products/7.data");
const send = vi.fn<typeof fetch>();
let online = true;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  online = true;
  vi.stubGlobal("window", { fetch: send });
  vi.stubGlobal("navigator", {
    get onLine() {
      return online;
    },
  });
  retryPageRequests();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = () => Promise.reject(new TypeError("Failed to fetch"));

async function read(url: URL | string, init?: RequestInit): Promise<string> {
  const [text] = await Promise.all([
    window.fetch(url, init).then((response) => response.text()),
    vi.runAllTimersAsync(),
  ]);
  return text;
}

test("sends a failed request of a page's data once more", async () => {
  send.mockImplementationOnce(failure).mockResolvedValueOnce(new Response("pieces"));
  expect(await read(PAGE)).toBe("pieces");
  expect(send).toHaveBeenCalledTimes(2);
});

test("sends it once more when the connection is lost halfway through the response", async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new TypeError("network error")),
  });
  send.mockResolvedValueOnce(new Response(broken)).mockResolvedValueOnce(new Response("pieces"));
  expect(await read(PAGE)).toBe("pieces");
});

test("sends it once more after a proxy's 502, and gives up after the second", async () => {
  send.mockImplementation(async () => new Response("Bad Gateway", { status: 502 }));
  expect(await read(PAGE)).toBe("Bad Gateway");
  expect(send).toHaveBeenCalledTimes(2);
});

test("keeps status and headers", async () => {
  const headers = { "X-Remix-Response": "yes" };
  send.mockResolvedValueOnce(new Response("missing", { status: 404, headers }));
  const response = await window.fetch(PAGE);
  expect([response.status, response.headers.get("X-Remix-Response")]).toEqual([404, "yes"]);
  send.mockResolvedValueOnce(new Response("pieces", { status: 203, headers }));
  const whole = await window.fetch(PAGE);
  expect([whole.status, whole.headers.get("X-Remix-Response")]).toEqual([203, "yes"]);
});

test.each([
  ["a form that was sent", PAGE, { method: "POST" }],
  ["an API call", "/api/products", {}],
  ["another address", new URL("https://shop.example/products/7"), {}],
])("never repeats %s", async (_what, url, init) => {
  send.mockImplementation(failure);
  await expect(window.fetch(url, init)).rejects.toThrow("Failed to fetch");
  expect(send).toHaveBeenCalledTimes(1);
});

test("does not wait while the browser is offline or the navigation was left", async () => {
  send.mockImplementation(failure);
  online = false;
  await expect(window.fetch(PAGE)).rejects.toThrow("Failed to fetch");
  online = true;
  await expect(window.fetch(PAGE, { signal: AbortSignal.abort() })).rejects.toThrow(
    "Failed to fetch",
  );
  expect(send).toHaveBeenCalledTimes(2);
});
