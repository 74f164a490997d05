import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";

test("footer pages are saved by slug and sanitized", async () => {
  const { admin } = await testApp();
  const written = await admin.put("/pages/care-guide", {
    body: { content: "<p>Keep it dry.</p><script>x</script>" },
  });
  const page = { slug: "care-guide", title: "Care Guide", content: "<p>Keep it dry.</p>" };
  expect(written.json).toEqual(page);
  const listed = await admin.get("/pages");
  expect(listed.json).toHaveLength(6);
  expect(listed.json).toContainEqual(page);
  const body = { content: "" };
  expect((await admin.put("/pages/no-such-page", { body })).status).toBe(404);
  expect((await admin.put("/pages/care-guide", { body: {} })).status).toBe(400);
  const put = async (content: string) =>
    (await admin.put("/pages/care-guide", { body: { content } })).status;
  expect(await put("x".repeat(500_001))).toBe(400);
  expect(await put("x".repeat(500_000))).toBe(200);
});
