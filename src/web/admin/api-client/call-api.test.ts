import { afterEach, expect, test, vi } from "vitest";
import { callApi } from "./call-api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const respondWith = (body: string | null, init: ResponseInit) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

test("sends and returns JSON with the session cookie", async () => {
  const fetch = respondWith('{"id":7}', { status: 201 });
  expect(await callApi("POST", "/api/tags", { name: "Gold" })).toEqual({ id: 7 });
  expect(fetch).toHaveBeenCalledWith("/api/tags", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: '{"name":"Gold"}',
  });
});

test("sends no content type without a body", async () => {
  const fetch = respondWith("[]", {});
  await callApi("GET", "/api/tags");
  expect(fetch).toHaveBeenCalledWith("/api/tags", { method: "GET", credentials: "include" });
});

test("reports the status and message of a failure and keeps its details", async () => {
  const current = { id: 3, version: 2 };
  const problem = { message: "Changed elsewhere.", error: "Changed elsewhere.", current };
  respondWith(JSON.stringify(problem), { status: 409 });
  await expect(callApi("PUT", "/api/products/3", {})).rejects.toMatchObject({
    message: "409: Changed elsewhere.",
    status: 409,
    problem,
  });
});

test("takes the message from plain text or from the status text", async () => {
  respondWith("Slow down", { status: 429 });
  await expect(callApi("GET", "/api/x")).rejects.toThrow("429: Slow down");
  respondWith(null, { status: 503, statusText: "Service Unavailable" });
  await expect(callApi("GET", "/api/x")).rejects.toThrow("503: Service Unavailable");
});

test.each(["<html>Bad gateway</html>", '{"detail":[1,2]}', "x".repeat(301)])(
  "does not show the raw body %s",
  async (body) => {
    respondWith(body, { status: 502, statusText: "Bad Gateway" });
    await expect(callApi("GET", "/api/x")).rejects.toThrow("502: Bad Gateway");
  },
);

test("reports a network failure without a status", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(callApi("GET", "/api/x")).rejects.toMatchObject({
    status: 0,
    message: "Couldn’t reach your shop. Check your connection and try again.",
  });
});

test("rethrows an aborted request", async () => {
  const off = AbortSignal.abort(new DOMException("Off", "AbortError"));
  vi.stubGlobal("fetch", () => Promise.reject(new DOMException("Off", "AbortError")));
  await expect(callApi("GET", "/api/x", undefined, off)).rejects.toMatchObject({
    name: "AbortError",
  });
});
