import { z } from "zod";
import { expect, test } from "vitest";
import { healthProblemSchema } from "#contract/operations/health.ts";
import { testApp } from "#tests/support/test-app.ts";

test("what needs a person is listed as it was found last, and taken off the To-Do List", async () => {
  const { shop, admin, visitor } = await testApp();
  await shop.db
    .insertInto("healthProblems")
    .values({
      name: "Search",
      state: "failed",
      sentence: "Search misses 1 piece.",
      wasWell: true,
      beganAt: shop.now().toISOString(),
      noticedOn: "2026-11-20",
    })
    .execute();
  const listed = async () => (await admin.get("/health/problems")).as(z.array(healthProblemSchema));
  expect(await listed()).toEqual([
    { name: "Search", state: "failed", sentence: "Search misses 1 piece.", isOnToDoList: true },
  ]);
  await admin.put("/health/notice", { body: { dismissed: true } });
  expect(await listed()).toMatchObject([{ name: "Search", isOnToDoList: false }]);
  await admin.put("/health/notice", { body: { dismissed: false } });
  expect(await listed()).toMatchObject([{ name: "Search", isOnToDoList: true }]);
  expect((await visitor.get("/health/problems")).status).toBe(401);
});

test("each person chooses which emails the shop sends them", async () => {
  const { admin, visitor } = await testApp();
  expect((await admin.get("/account/mails")).json).toEqual({
    health: true,
    summary: true,
    email: null,
  });
  const changed = await admin.put("/account/mails", { body: { health: false } });
  expect(changed.json).toMatchObject({ health: false, summary: true });
  expect((await visitor.get("/account/mails")).status).toBe(401);
});
