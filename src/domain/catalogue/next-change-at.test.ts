import { expect, test } from "vitest";
import { postCollection } from "#tests/support/post-collection.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { explainQueries } from "#tests/support/explain-queries.ts";
import { testApp } from "#tests/support/test-app.ts";
import { nextChangeAt } from "./next-change-at.ts";

test("finds the next change by the clock: publication, end of reservation or new year", async () => {
  const app = await testApp();
  const { shop } = app;
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe("2027-01-01T05:00:00.000Z");
  const reserved = { availability: "reserved", reservedUntil: "2026-12-05T12:00:00.000Z" };
  await postProduct(app, reserved);
  await postProduct(app, { ...reserved, reservedUntil: "2026-12-20T12:00:00.000Z" });
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe("2026-12-05T12:00:00.000Z");
  const publishAt = "2026-12-01T09:00:00.000Z";
  await postCollection(app, "spring", { isPublished: false, publishAt });
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe(publishAt);
  shop.clock.set("2026-12-02T00:00:00.000Z");
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe("2026-12-05T12:00:00.000Z");
});

test("reads the ends of reservations from their index", async () => {
  const { shop } = await testApp();
  const plans = await explainQueries(shop, (explained) => nextChangeAt(explained));
  expect(plans.filter((plan) => plan.includes("products_states"))).toHaveLength(1);
});

test("counts the first and the last day of the announcement", async () => {
  const { shop, admin } = await testApp();
  const announcementText = "At the fair this weekend";
  const days = { announcementFrom: "2026-11-28", announcementUntil: "2026-11-29" };
  await admin.put("/settings", { body: { announcementText, ...days } });
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe("2026-11-28T05:00:00.000Z");
  shop.clock.set("2026-11-28T05:00:00.000Z");
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe("2026-11-30T05:00:00.000Z");
  shop.clock.set("2026-11-30T05:00:00.000Z");
  expect(new Date(await nextChangeAt(shop)).toISOString()).toBe("2027-01-01T05:00:00.000Z");
});

test("counts opening and closing, and the days with other hours", async () => {
  const { shop, admin } = await testApp();
  const openingHours = [null, null, null, null, { opens: "10:00", closes: "17:00" }, null, null];
  const hoursExceptions = [{ from: "2026-11-27", until: "2026-11-28", hours: null }];
  await admin.put("/settings", { body: { openingHours, hoursExceptions } });
  const next = async () => new Date(await nextChangeAt(shop)).toISOString();
  // Now it is Friday, 10 AM.
  expect(await next()).toBe("2026-11-20T22:00:00.000Z");
  shop.clock.set("2026-11-20T22:00:00.000Z");
  expect(await next()).toBe("2026-11-29T05:00:00.000Z");
  shop.clock.set("2026-11-29T05:00:00.000Z");
  expect(await next()).toBe("2026-12-04T15:00:00.000Z");
});
