import { setTimeout as sleep } from "node:timers/promises";
import { type ShopClient, signInToShop } from "./shop-client.ts";

const VISITORS = 6;
const WORDS = "gold silver ring fern hammered saphire pearl cuff moon 14kt swallow earing".split(
  " ",
);
const ENCODINGS = ["br", "gzip", "identity"];
/** What a visitor may be answered: found, a redirect as data, unchanged, nowhere, and slowly please. */
const EXPECTED = new Set([200, 202, 304, 404, 429]);

/** How often each status was answered. */
export type StatusCounts = Map<number, number>;

type MixedLoad = {
  pieces: number;
  signal: AbortSignal;
  /** Where answers are counted as they come. */
  answers?: StatusCounts;
  /** Takes what a person would see as an error, and the load goes on; without it the load ends with the first. */
  onError?: (error: unknown) => void;
};

/**
 * A day at the shop, in a hurry: visitors from many addresses look at pages, search and filter, some for
 * what is not there, while somebody works at the desk and somebody guesses passwords. The shop has
 * pieces 1 to `pieces`, the test admin, and TRUST_PROXY=1.
 * @returns what was answered, once the signal has come
 */
export async function loadMixed(
  baseURL: string,
  { pieces, signal, onError, answers = new Map() }: MixedLoad,
): Promise<StatusCounts> {
  const desk = await signInToShop(baseURL);
  const repeat = async (milliseconds: number, step: () => Promise<void>) => {
    while (!signal.aborted) {
      await (onError ? step().catch(onError) : step());
      await pause(milliseconds, signal);
    }
  };
  const visitors = Array.from({ length: VISITORS }, () =>
    repeat(50, createVisitor(baseURL, pieces, answers)),
  );
  const others = [repeat(500, createWorker(desk, pieces)), repeat(1000, () => guess(baseURL))];
  await Promise.all([...visitors, ...others]);
  return answers;
}

/** @returns what looks at the next page */
function createVisitor(baseURL: string, pieces: number, answers: StatusCounts) {
  let etag = "";
  return async () => {
    const headers = {
      "Accept-Encoding": one(ENCODINGS),
      "X-Forwarded-For": `10.${number(250)}.${number(250)}.${number(250)}`,
      ...(number(4) === 1 && etag && { "If-None-Match": etag }),
    };
    const method = number(20) === 1 ? "HEAD" : "GET";
    const answer = await fetch(`${baseURL}${address(pieces)}`, { method, headers });
    await answer.arrayBuffer();
    if (!EXPECTED.has(answer.status)) {
      throw new Error(`${answer.url} was answered ${answer.status}.`);
    }
    etag = answer.headers.get("ETag") ?? etag;
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
  };
}

/** Where a visitor goes next. */
function address(pieces: number): string {
  const search = `${one(WORDS)}+${one(WORDS)}`;
  return one([
    () => "/",
    () => "/products",
    () => "/collections",
    () => "/about",
    () => `/products/${number(pieces)}`,
    () => `/products?category=${5 + number(8)}&page=${number(5)}`,
    () => `/products?tagIds=${number(8)}&price=100-300&sort=title`,
    () => `/products?search=${search}`,
    () => `/products?search=${one(WORDS)}&page=${number(3)}`,
    () => `/api/products?limit=24&category=${5 + number(8)}`,
    () => `/api/suggestions?q=${one(WORDS)}`,
    () => `/?utm_source=${Math.random()}`,
    () => `/nowhere/${Math.random()}`,
    () => "/sitemap.xml",
  ])();
}

/** Each change throws away every page that is kept. */
function createWorker({ call }: ShopClient, pieces: number) {
  let count = 0;
  return async () => {
    const price = `${number(900)}.00`;
    expectWell(await call("PATCH", `/products/${number(pieces)}`, { price }));
    expectWell(await call("GET", `/inventory?search=${one(WORDS)}&limit=50`));
    if (count % 10 === 0) {
      const made = await call("POST", "/products", { name: `Made ${count}`, price });
      expectWell(made);
      expectWell(await call("DELETE", `/products/${(made.json as { id: number }).id}`));
    }
    if (count % 60 === 0) expectWell(await call("GET", "/data/export/shopify.csv"));
    count += 1;
  };
}

async function guess(baseURL: string): Promise<void> {
  const answer = await fetch(`${baseURL}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `11.0.0.${number(250)}` },
    body: JSON.stringify({ username: `nobody-${number(500)}`, password: "a guess" }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401 && answer.status !== 429) {
    throw new Error(`A guess was answered ${answer.status}.`);
  }
}

function expectWell({ status, text }: { status: number; text: string }): void {
  if (status >= 300) throw new Error(`The desk was answered ${status}: ${text}`);
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });

/** From 1 to `most`. */
const number = (most: number): number => 1 + Math.floor(Math.random() * most);
const one = <T>(from: readonly T[]): T => from[number(from.length) - 1] as T;
