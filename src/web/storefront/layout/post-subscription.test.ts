import { afterEach, expect, test, vi } from "vitest";
import { postSubscription } from "./post-subscription.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const stubFetch = (respond: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(respond);
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

test("sends the address as JSON, with cookies", async () => {
  const fetch = stubFetch(async () => new Response("{}", { status: 201 }));
  expect(await postSubscription("ada@example.com")).toBeNull();
  expect(fetch).toHaveBeenCalledWith("/api/subscribe", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: '{"email":"ada@example.com"}',
  });
});

test("returns status and message of a refusal", async () => {
  stubFetch(async () => Response.json({ message: "Please slow down." }, { status: 429 }));
  expect(await postSubscription("ada@example.com")).toBe("429: Please slow down.");
});

test("returns the plain sentence for an address that is none", async () => {
  const message = "Enter your full email address, like name@example.com.";
  const issues = [{ path: "email", message }];
  stubFetch(async () => Response.json({ message, error: message, issues }, { status: 400 }));
  expect(await postSubscription("ada@example")).toBe(message);
});

const respondUnavailable = (body: string) =>
  stubFetch(async () => new Response(body, { status: 503, statusText: "Service Unavailable" }));

test("falls back to the status text without a message", async () => {
  respondUnavailable("");
  expect(await postSubscription("ada@example.com")).toBe("503: Service Unavailable");
  respondUnavailable("<!doctype html><title>Nothing to read</title>");
  expect(await postSubscription("ada@example.com")).toBe("503: Service Unavailable");
  respondUnavailable("Closed for an hour");
  expect(await postSubscription("ada@example.com")).toBe("503: Closed for an hour");
});

test("asks to try later without a response", async () => {
  stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await postSubscription("ada@example.com")).toBe("Please try again later.");
});
