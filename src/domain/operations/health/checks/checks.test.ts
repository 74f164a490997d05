import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { formatAge } from "./format-age.ts";
import { checkAddress, describeCertificate } from "./check-address.ts";
import { checkClock } from "./check-clock.ts";
import { checkDatabase } from "./check-database.ts";
import { describeDisk } from "./check-disk.ts";
import { describeMemory } from "./check-memory.ts";
import { estimateQuantile } from "../durations/list-slowest-routes.ts";
import { describeVersion } from "./check-version.ts";
import { describeMigrations } from "./check-migrations.ts";

const GB = 1_000_000_000;

test("a disk that the next backup would fill fails, one that fills within a month warns", () => {
  const disk = { total: 40 * GB, needed: 2 * GB, dailyBytes: 0.1 * GB };
  expect(describeDisk({ ...disk, free: 1 * GB })).toMatchObject({
    state: "failed",
    sentence: "The disk is too full for the next backup: 1.0 GB of 40.0 GB are free.",
  });
  expect(describeDisk({ ...disk, free: 3 * GB })).toMatchObject({
    state: "warning",
    sentence: "3.0 GB of 40.0 GB are free. At this pace that is enough for 10 days.",
  });
  expect(describeDisk({ ...disk, free: 12 * GB }).sentence).toContain("enough for 100 days");
  expect(describeDisk({ ...disk, free: 12 * GB, dailyBytes: 0 })).toEqual({
    state: "ok",
    sentence: "12.0 GB of 40.0 GB are free. At this pace that is enough for more than a year.",
    used: 0.7,
  });
});

test("a database of another version fails, and changed files of its updates warn", () => {
  const same = { pending: [], unknown: [], changed: [] };
  const six = Array.from({ length: 6 }, (_, index) => `000${index}_x.sql`);
  expect(describeMigrations(same).state).toBe("ok");
  expect(describeMigrations({ ...same, pending: six })).toMatchObject({
    state: "failed",
    sentence:
      "The database has not been updated to this version: 0000_x.sql, 0001_x.sql, 0002_x.sql, 0003_x.sql, 0004_x.sql and 1 more.",
  });
  expect(describeMigrations({ ...same, changed: ["0004_x.sql"] })).toMatchObject({
    state: "warning",
    command: "git checkout -- migrations",
  });
  expect(describeMigrations({ ...same, unknown: ["9000_x.sql"] })).toMatchObject({
    state: "failed",
    sentence: "The database was updated by another version of the shop: 9000_x.sql.",
  });
});

test("a whole database is ok, and its check can be stopped", async () => {
  const shop = await testShop();
  expect((await checkDatabase(shop, AbortSignal.timeout(60_000))).state).toBe("ok");
  const stopped = AbortSignal.abort(new Error("too long"));
  await expect(async () => checkDatabase(shop, stopped)).rejects.toThrow("too long");
});

test("little memory warns", () => {
  expect(describeMemory(63_000_000).state).toBe("warning");
  expect(describeMemory(64_000_000).state).toBe("ok");
});

test("a certificate fails once it has ended or is refused, and warns two weeks before", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  const until = (day: string, refusal: string | null = null) =>
    describeCertificate({ validUntil: new Date(`${day}T15:00:00Z`), refusal }, now).state;
  expect(until("2026-11-19")).toBe("failed");
  expect(until("2027-01-14", "SELF_SIGNED")).toBe("failed");
  expect(until("2026-12-03")).toBe("warning");
  expect(until("2026-12-04")).toBe("ok");
});

test("an address of this machine alone warns", async () => {
  const shop = await testShop();
  expect(await checkAddress(shop)).toMatchObject({
    state: "warning",
    sentence: "Only this computer can open your shop.",
  });
});

test("a clock behind the last visit to the desk fails", async () => {
  const shop = await testShop();
  shop.clock.set(new Date().toISOString());
  expect((await checkClock(shop)).state).toBe("ok");
  shop.clock.set("2026-11-20T15:00:00Z");
  const user = { id: "ada", username: "ada", passwordHash: "x" };
  await shop.db.insertInto("users").values(user).execute();
  const at = "2026-11-20T15:10:00.000Z";
  const session = {
    sid: "s",
    sess: "{}",
    expire: at,
    userId: "ada",
    createdAt: at,
    lastSeenAt: at,
  };
  await shop.db.insertInto("sessions").values(session).execute();
  expect(await checkClock(shop)).toMatchObject({
    state: "failed",
    sentence: "The server’s clock is 10 minutes behind the last visit to the desk.",
  });
});

test("says what is new in this version alone", () => {
  const changes =
    "# Changes\n\n## 0.3.0\n\n- Later\n\n## 0.2.0\n\n### Photos\n\n- Turned by `hand`\n- Cropped\n\n## 0.1.0\n\n- Earlier\n";
  expect(describeVersion("0.2.0", changes)).toEqual({
    state: "ok",
    sentence: "This is version 0.2.0.",
    details: ["Turned by hand", "Cropped"],
  });
  expect(describeVersion("0.2", changes).details).toBeUndefined();
  const many = `## 1.0.0\n\n${"- A line\n".repeat(23)}`;
  expect(describeVersion("1.0.0", many).details?.at(-1)).toBe("And 3 more, in CHANGELOG.md.");
});

test.each([
  [
    [
      [50, 95],
      [100, 5],
    ],
    50,
  ],
  [
    [
      [50, 90],
      [100, 10],
    ],
    75,
  ],
  [[[100, 10]], 95],
  [
    [
      [50, 10],
      [0, 10],
    ],
    Number.POSITIVE_INFINITY,
  ],
  [[], 0],
])("of the buckets %j the 95th percentile is %i ms", (buckets, expected) => {
  const counts = buckets.map(([upTo = 0, count = 0]) => ({ upTo, count }));
  expect(estimateQuantile(counts, 0.95)).toBe(expected);
});

test.each([
  ["2026-11-20T14:59:00.001Z", "just now"],
  ["2026-11-20T14:59:00Z", "1 minute ago"],
  ["2026-11-20T14:00:00.001Z", "59 minutes ago"],
  ["2026-11-20T14:00:00Z", "1 hour ago"],
  ["2026-11-20T10:00:00Z", "5 hours ago"],
  ["2026-11-19T15:00:00.001Z", "23 hours ago"],
  ["2026-11-19T15:00:00Z", "1 day ago"],
  ["2026-11-18T10:00:00Z", "2 days ago"],
])("of %s it says that it was %s", (instant, age) => {
  expect(formatAge(instant, new Date("2026-11-20T15:00:00Z"))).toBe(age);
});
