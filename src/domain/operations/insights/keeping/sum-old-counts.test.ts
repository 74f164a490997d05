import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { sumOldCounts } from "./sum-old-counts.ts";

test("keeps two years by day, then by month", async () => {
  const shop = await testShop();
  const rows = [
    { period: "2024-10-03", kind: "visits", subject: "", count: 20 },
    { period: "2024-10-31", kind: "visits", subject: "", count: 22 },
    { period: "2024-10-31", kind: "piece", subject: "3", count: 5 },
    { period: "2024-09-30", kind: "visits", subject: "", count: 1 },
    { period: "2024-11-01", kind: "visits", subject: "", count: 7 },
  ] as const;
  await shop.db.insertInto("visitCounts").values(rows).execute();
  const list = () =>
    shop.db
      .selectFrom("visitCounts")
      .select(["period", "kind", "count"])
      .orderBy("period")
      .orderBy("kind")
      .execute();
  await sumOldCounts(shop);
  const summed = [
    { period: "2024-09", kind: "visits", count: 1 },
    { period: "2024-10", kind: "piece", count: 5 },
    { period: "2024-10", kind: "visits", count: 42 },
    { period: "2024-11-01", kind: "visits", count: 7 },
  ];
  expect(await list()).toEqual(summed);
  await sumOldCounts(shop);
  expect(await list()).toEqual(summed);
});
