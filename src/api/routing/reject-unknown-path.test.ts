import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";

test.each(["/openapixjson", "/more/categories", "/openapi.json/more", "/blog-posts/slug/a/b"])(
  "answers 404 to %s, which only resembles a call",
  async (path) => {
    const { admin } = await testApp();
    const answer = await admin.delete(path);
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ message: "There is no such call." });
  },
);

test("names the methods of a path once, with its parameters filled in", async () => {
  const { admin } = await testApp();
  const refused = await admin.put("/blog-posts/slug/the-ring", { body: {} });
  expect(refused.status).toBe(405);
  expect(refused.headers.get("Allow")).toBe("GET, HEAD");
  expect(refused.json).toEqual({
    message: "This call does not take PUT.",
    error: "This call does not take PUT.",
  });
  const posting = await admin.get("/subscribe");
  expect(posting.headers.get("Allow")).toBe("POST");
});
