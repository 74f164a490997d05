import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./create-query-client.ts";
import { refetch, refetchAfterEnd, refetchAfterLast, refetchAfterSignIn } from "./refetch.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const respondWith = (response: () => Response) => {
  const fetch = vi.fn<(path: string) => Promise<Response>>(() => Promise.resolve(response()));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

test("fetches the path in the key once and never lets it become stale", async () => {
  const fetch = respondWith(() => new Response('[{"id":6}]'));
  const client = createQueryClient(() => undefined);
  expect(await client.fetchQuery({ queryKey: ["/api/categories"] })).toEqual([{ id: 6 }]);
  await client.fetchQuery({ queryKey: ["/api/categories"] });
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/categories");
});

test("does not retry a failed query", async () => {
  const fetch = respondWith(() => new Response("Down", { status: 503 }));
  const client = createQueryClient(() => undefined);
  await expect(client.fetchQuery({ queryKey: ["/api/tags"] })).rejects.toThrow("503: Down");
  expect(fetch).toHaveBeenCalledOnce();
});

test("reports an expired session", async () => {
  respondWith(
    () => new Response('{"message":"Please sign in first.","error":""}', { status: 401 }),
  );
  const onSignedOut = vi.fn<() => void>();
  const client = createQueryClient(onSignedOut);
  await expect(client.fetchQuery({ queryKey: ["/api/orders"] })).rejects.toThrow("401: Please");
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test("refetches everything under a path and nothing else", async () => {
  const fetch = respondWith(() => new Response("[]"));
  const client = createQueryClient(() => undefined);
  const paths = ["/api/products", "/api/products/3", "/api/products?page=2", "/api/products-old"];
  const stop = paths.map((path) =>
    new QueryObserver(client, { queryKey: [path] }).subscribe(() => undefined),
  );
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  fetch.mockClear();
  await refetch(client, "/api/products");
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(paths.slice(0, 3));
  for (const end of stop) end();
});

test("refetches after the last of several queued changes alone", async () => {
  const fetch = respondWith(() => new Response("[]"));
  const client = createQueryClient(() => undefined);
  const end = new QueryObserver(client, { queryKey: ["/api/inventory"] }).subscribe(
    () => undefined,
  );
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  fetch.mockClear();
  const calls: string[] = [];
  const change = new MutationObserver(client, {
    mutationKey: ["price"],
    scope: { id: "price" },
    mutationFn: async (price: string) =>
      void calls.push(`${price} after ${fetch.mock.calls.length}`),
    onSettled: () => refetchAfterLast(client, "price", "/api/inventory"),
  });
  await Promise.all(["10", "20", "30"].map((price) => change.mutate(price)));
  expect(calls).toEqual(["10 after 0", "20 after 0", "30 after 0"]);
  expect(fetch).toHaveBeenCalledOnce();
  end();
});

test("does not refetch a deleted resource until it is mounted again", async () => {
  const fetch = respondWith(() => new Response("[]"));
  const client = createQueryClient(() => undefined);
  const show = (path: string) =>
    new QueryObserver(client, { queryKey: [path] }).subscribe(() => undefined);
  const stop = ["/api/platforms", "/api/platforms/3", "/api/platforms/3/listings"].map(show);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  fetch.mockClear();
  await refetchAfterEnd(client, "/api/platforms/3", "/api/platforms");
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(["/api/platforms"]);
  for (const end of stop) end();
  show("/api/platforms/3")();
  expect(fetch).toHaveBeenLastCalledWith("/api/platforms/3", expect.anything());
});

test("after signing in again, asks again for what is on its way, and heeds no late 401", async () => {
  const late = Promise.withResolvers<Response>();
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetch = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>((_, init) => {
    signals.push(init?.signal);
    return signals.length === 1 ? late.promise : Promise.resolve(new Response("[]"));
  });
  vi.stubGlobal("fetch", fetch);
  const onSignedOut = vi.fn<() => void>();
  const client = createQueryClient(onSignedOut);
  const observer = new QueryObserver(client, { queryKey: ["/api/orders"] });
  const end = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  const refetched = refetchAfterSignIn(client);
  late.resolve(new Response("{}", { status: 401 }));
  await refetched;
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(observer.getCurrentResult().data).toEqual([]);
  expect(signals[0]?.aborted).toBe(true);
  expect(onSignedOut).not.toHaveBeenCalled();
  end();
});
