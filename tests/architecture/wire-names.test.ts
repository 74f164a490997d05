import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** Words of the wire: code elsewhere says collection, images, stock, buttonText. */
const WIRE_WORDS = /\b(blogPosts?|postId|imageUrl|stockQuantity|ctaText|ctaLink|sortOrder)\b/;
const WIRE_PATHS = /blog-posts/;

async function linesOf(pattern: string, words: RegExp, except: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(pattern)) {
    if (except.test(file)) continue;
    const lines = (await readFile(file, "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      if (words.test(line)) found.push(`${file}:${index + 1}: ${line.trim()}`);
    }
  }
  return found;
}

test("only src/api uses the names of the wire", async () => {
  const lines = await linesOf("src/**/*.{ts,tsx}", WIRE_WORDS, /^src\/api\/|\.test\.tsx?$/);
  expect(lines).toEqual([]);
});

test("only src/api and the desk contain addresses of calls", async () => {
  const lines = await linesOf("src/**/*.{ts,tsx}", WIRE_PATHS, /^src\/(api|web\/admin)\//);
  expect(lines).toEqual([]);
});
