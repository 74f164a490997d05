import { expect, test } from "vitest";
import { sanitizeContent } from "./sanitize-content.ts";
import { sanitizeInput, sanitizeInWorker } from "./sanitize-input.ts";

const PARAGRAPH = '<p onclick="a()">Forged <b>slowly</b><script>b()</script></p>';
const LONG = PARAGRAPH.repeat(Math.ceil(2_000_000 / PARAGRAPH.length));

test.each([
  ["a short text", PARAGRAPH],
  ["a text of 2 MB", LONG],
])("sanitizes %s by the same rules", async (_name, html) => {
  expect(await sanitizeInput(html)).toBe(sanitizeContent(html));
});

test("sanitizes a long text beside the event loop", async () => {
  let turns = 0;
  const counter = setInterval(() => (turns += 1), 1);
  await sanitizeInput(LONG);
  clearInterval(counter);
  expect(turns).toBeGreaterThan(50);
});

test.each(["<b>", "<li><td>", "<div><p>"])("refuses %s nested to 2 MB", async (unit) => {
  const html = unit.repeat(2_000_000 / unit.length);
  await expect(sanitizeInput(html)).rejects.toMatchObject({
    code: "invalid",
    issues: [
      { path: "content", message: "The text has more than 1000 elements inside one another." },
    ],
  });
});

test("ends a check that passes its deadline", async () => {
  await expect(sanitizeInWorker(LONG, 1)).rejects.toMatchObject({
    code: "unprocessable",
    message: "The text takes too long to check. Save it in smaller parts.",
  });
});
