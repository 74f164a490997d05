import { afterEach, describe, expect, test, vi } from "vitest";
import { DomainError } from "../../errors.ts";
import type { OutboundResponse } from "../../services/outbound-client.ts";
import { fetchWithRetry } from "./fetch-with-retry.ts";

const shop = { now: () => new Date("2026-11-20T15:00:00.000Z") };

afterEach(() => vi.useRealTimers());

type Attempt = { status: number; retryAfter?: string } | Error;

/** A request with one outcome per attempt; the last one repeats. */
function planned(...attempts: [Attempt, ...Attempt[]]) {
  let calls = 0;
  const request = (): Promise<OutboundResponse> => {
    const attempt = attempts[Math.min(calls, attempts.length - 1)]!;
    calls += 1;
    if (attempt instanceof Error) return Promise.reject(attempt);
    const { status, retryAfter } = attempt;
    const headers = new Headers(retryAfter === undefined ? {} : { "Retry-After": retryAfter });
    return Promise.resolve({ url: "https://a.example/", status, headers, bytes: Buffer.of() });
  };
  return { request, calls: () => calls };
}

const broken = new DomainError("bad-gateway", "The connection broke.");

describe("fetching with retries", () => {
  test.each<[string, Attempt]>([
    ["a server error", { status: 500 }],
    ["a broken connection", broken],
    ["a Retry-After in seconds", { status: 429, retryAfter: "0" }],
    ["a Retry-After as a date", { status: 503, retryAfter: "Fri, 20 Nov 2026 15:00:00 GMT" }],
  ])("repeats the request after %s", async (_, first) => {
    const { request, calls } = planned(first, { status: 200 });
    expect(await fetchWithRetry(shop, request)).toMatchObject({ status: 200 });
    expect(calls()).toBe(2);
  });

  test.each([200, 301, 400, 404])("returns status %s at once", async (status) => {
    const { request, calls } = planned({ status });
    expect(await fetchWithRetry(shop, request)).toMatchObject({ status });
    expect(calls()).toBe(1);
  });

  test("returns the last response once the retries are used up", async () => {
    const { request, calls } = planned({ status: 502 });
    expect(await fetchWithRetry(shop, request, { retries: 1 })).toMatchObject({ status: 502 });
    expect(calls()).toBe(2);
  });

  test("throws the last error once the retries are used up", async () => {
    const { request, calls } = planned(broken);
    await expect(fetchWithRetry(shop, request, { retries: 1 })).rejects.toBe(broken);
    expect(calls()).toBe(2);
  });

  test("does not repeat what may have been applied", async () => {
    const failed = planned({ status: 500 });
    await fetchWithRetry(shop, failed.request, { isIdempotent: false });
    expect(failed.calls()).toBe(1);
    const cut = planned(broken);
    await expect(fetchWithRetry(shop, cut.request, { isIdempotent: false })).rejects.toBe(broken);
    expect(cut.calls()).toBe(1);
  });

  test("does not repeat what the outbound client refuses", async () => {
    const refused = new DomainError("unprocessable", "A private address.");
    const { request, calls } = planned(refused);
    await expect(fetchWithRetry(shop, request)).rejects.toBe(refused);
    expect(calls()).toBe(1);
  });

  test("does not repeat what failed slowly", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { request, calls } = planned({ status: 500 });
    await fetchWithRetry(shop, () => {
      vi.advanceTimersByTime(15_000);
      return request();
    });
    expect(calls()).toBe(1);
  });

  test("honors Retry-After five times, apart from the retries after failures", async () => {
    const { request, calls } = planned({ status: 429, retryAfter: "0" });
    const answer = await fetchWithRetry(shop, request, { retries: 0, isIdempotent: false });
    expect([answer.status, calls()]).toEqual([429, 6]);
  });

  test("returns a response whose Retry-After is longer than two minutes", async () => {
    const { request, calls } = planned({ status: 429, retryAfter: "121" });
    expect(await fetchWithRetry(shop, request)).toMatchObject({ status: 429 });
    expect(calls()).toBe(1);
  });

  test("rejects with the reason of its signal while it waits", async () => {
    const controller = new AbortController();
    const { request, calls } = planned({ status: 429, retryAfter: "100" });
    const fetched = fetchWithRetry(shop, request, { signal: controller.signal });
    const reason = new Error("stopped");
    controller.abort(reason);
    await expect(fetched).rejects.toBe(reason);
    expect(calls()).toBe(1);
  });
});
