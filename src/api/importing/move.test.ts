import { expect, test } from "vitest";
import { moveSchema } from "#contract/importing/move.ts";
import { testApp } from "#tests/support/test-app.ts";

test("tells an admin what came from another shop, and nobody else", async () => {
  const app = await testApp();
  const answer = await app.admin.get("/move");
  expect(answer.status).toBe(200);
  expect(answer.as(moveSchema).came).toEqual([]);
  expect((await app.visitor.get("/move")).status).toBe(401);
});
