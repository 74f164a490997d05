import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Database } from "#database/tables.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { notFound } from "../../errors.ts";
import { RefusalCache } from "../../services/refusal-cache.ts";
import { addressLimit, nameLimit } from "./sign-in-rate-limits.ts";
import { FairSignInQueue } from "./sign-in-queue.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { deleteExpiredFailures } from "./delete-expired-failures.ts";

const limitsOf = (name: string, address: string) => [nameLimit(name), addressLimit(address)];
const wrong = () => Promise.resolve(null);
const right = () => Promise.resolve("in");

const broken = () => Promise.reject(new Error("broken"));
const missing = () => Promise.reject(notFound("User"));

const slowly = async (answer: string | null) => {
  await sleep(5);
  return answer;
};

const WRITES: ReadonlySet<PropertyKey> = new Set([
  "connection",
  "transaction",
  "insertInto",
  "updateTable",
  "deleteFrom",
]);

/** The same database, which throws on every write. */
const readOnly = (db: Database): Database =>
  new Proxy(db, {
    get: (target, name) => {
      if (WRITES.has(name)) throw new Error("Unexpected write.");
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

test("refuses after five failures without a write or a check, and briefly without a query", async () => {
  const shop = await testShop();
  for (let n = 0; n < 5; n += 1) await limitAttempts(shop, limitsOf("ann", "192.0.2.1"), wrong);
  const check = vi.fn<() => Promise<string>>(right);
  const refused = { code: "too-many-requests", retryAfterSeconds: 900 };
  const reading = { ...shop, db: readOnly(shop.db) };
  const limits = limitsOf("ann", "192.0.2.2");
  await expect(limitAttempts(reading, limits, check)).rejects.toMatchObject(refused);
  const select = vi.spyOn(shop.db, "selectFrom");
  await expect(limitAttempts(reading, limits, check)).rejects.toMatchObject(refused);
  expect(select).not.toHaveBeenCalled();
  expect(check).not.toHaveBeenCalled();
});

test("counts failures across processes and sees cleared ones after a second", async () => {
  const shop = await testShop();
  const elsewhere = {
    ...shop,
    signInQueue: new FairSignInQueue(),
    refusals: new RefusalCache(),
  };
  const limits = limitsOf("ann", "192.0.2.1");
  for (const process of [shop, elsewhere, shop, elsewhere, shop]) {
    expect(await limitAttempts(process, limits, wrong)).toBeNull();
  }
  for (const process of [shop, elsewhere]) {
    await expect(limitAttempts(process, limits, right)).rejects.toThrow("Too many failed attempts");
  }
  await elsewhere.db.deleteFrom("signInFailures").execute();
  await sleep(1100);
  expect(await limitAttempts(shop, limits, right)).toBe("in");
});

test("signs in a correct password while another address guesses many usernames", async () => {
  const shop = await testShop();
  const guess = (number: number) =>
    limitAttempts(shop, limitsOf(`name ${number}`, "192.0.2.1"), () => slowly(null)).then(
      () => "wrong",
      (error: Error) => error.message,
    );
  const guesses = Array.from({ length: 300 }, (_, number) => guess(number));
  await sleep(20);
  expect(await limitAttempts(shop, limitsOf("ann", "192.0.2.2"), () => slowly("in"))).toBe("in");
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer === "wrong")).toHaveLength(30);
});

test("counts no failure of a time when the clock was ahead, and deletes it", async () => {
  const shop = await testShop();
  const limits = limitsOf("ann", "192.0.2.1");
  const failures = () => shop.db.selectFrom("signInFailures").select("subject").execute();
  shop.clock.advance({ days: 3 });
  for (let n = 0; n < 5; n += 1) await limitAttempts(shop, limits, wrong);
  shop.clock.advance({ days: -3 });
  const later = { ...shop, refusals: new RefusalCache() };
  await deleteExpiredFailures(later);
  expect(await failures()).toEqual([]);
  shop.clock.advance({ minutes: 14 });
  for (let n = 0; n < 5; n += 1) await limitAttempts(shop, limits, wrong);
  shop.clock.advance({ minutes: -14 });
  expect(await limitAttempts({ ...shop, refusals: new RefusalCache() }, limits, right)).toBe("in");
});

test("deletes all expired failures and keeps recent ones", async () => {
  const shop = await testShop();
  const add = (count: number) => {
    const failedAt = shop.now().toISOString();
    const rows = Array.from({ length: count }, () => ({ subject: "address:192.0.2.1", failedAt }));
    return shop.db.insertInto("signInFailures").values(rows).execute();
  };
  await add(1200);
  shop.clock.advance({ minutes: 10 });
  await add(3);
  shop.clock.advance({ minutes: 5 });
  await deleteExpiredFailures(shop);
  expect(await shop.db.selectFrom("signInFailures").selectAll().execute()).toHaveLength(3);
});

test("says how many minutes are left, or one", async () => {
  const shop = await testShop();
  const limits = limitsOf("ann", "192.0.2.1");
  for (let n = 0; n < 5; n += 1) await limitAttempts(shop, limits, wrong);
  const refused = (wait: string) =>
    expect(limitAttempts(shop, limits, right)).rejects.toThrow(`Try again in ${wait}.`);
  await refused("15 minutes");
  shop.clock.advance({ minutes: 13, seconds: 30 });
  await refused("2 minutes");
  shop.clock.advance({ minutes: 1 });
  await refused("a minute");
  shop.clock.advance({ seconds: 30 });
  expect(await limitAttempts(shop, limits, right)).toBe("in");
});

test("a success clears the failures of the name and not those of the network", async () => {
  const shop = await testShop();
  const failures = async () =>
    (await shop.db.selectFrom("signInFailures").select("subject").execute()).map(
      ({ subject }) => subject,
    );
  const limits = limitsOf("ann", "192.0.2.1");
  for (let n = 0; n < 3; n += 1) await limitAttempts(shop, limits, wrong);
  await limitAttempts(shop, limits, right);
  expect(await failures()).toEqual(Array(3).fill(addressLimit("192.0.2.1").subject));
});

test("counts a username without regard to case and spaces around it", () => {
  expect(nameLimit(" Ann ")).toEqual(nameLimit("ann"));
});

test("a success ends the refusals that were cached while it was checked", async () => {
  const shop = await testShop();
  const limits = limitsOf("ann", "192.0.2.1");
  for (let n = 0; n < 4; n += 1) await limitAttempts(shop, limits, wrong);
  const answer = Promise.withResolvers<string>();
  const checked = Promise.withResolvers<void>();
  const first = limitAttempts(shop, limits, () => {
    checked.resolve();
    return answer.promise;
  });
  await checked.promise;
  await expect(limitAttempts(shop, limits, right)).rejects.toThrow("Too many failed attempts");
  answer.resolve("in");
  expect(await first).toBe("in");
  expect(await limitAttempts(shop, limits, right)).toBe("in");
});

test("throttles refusals, and neither successes nor errors of the check", async () => {
  const shop = await testShop();
  const throttle = vi.spyOn(shop.refusals, "throttle");
  const limits = limitsOf("ann", "192.0.2.1");
  await expect(limitAttempts(shop, limits, broken)).rejects.toThrow("broken");
  await expect(limitAttempts(shop, limits, missing)).rejects.toThrow("User not found");
  for (let n = 0; n < 5; n += 1) await limitAttempts(shop, limits, wrong);
  expect(throttle).not.toHaveBeenCalled();
  await expect(limitAttempts(shop, limits, right)).rejects.toThrow("Too many failed attempts");
  expect(throttle).toHaveBeenCalledTimes(1);
});
