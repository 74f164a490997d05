import { expect, test } from "vitest";
import { collectionListPath } from "./collection-list-query.ts";

test.each([
  ["", "page=1&limit=24"],
  ["?search=+opal+&page=2", "search=opal&page=2&limit=24"],
  ["?state=draft&category=12", "isPublished=false&isScheduled=false&categoryId=12&page=1&limit=24"],
  ["?state=scheduled", "isScheduled=true&page=1&limit=24"],
  ["?state=constructor", "page=1&limit=24"],
  ["?state=published&tag=3", "isPublished=true&tagIds=3&page=1&limit=24"],
  ["?state=odd&category=x&tag=0&page=-1&search=++", "page=1&limit=24"],
])("maps the search params %s to /api/blog-posts?%s", (address, call) => {
  expect(collectionListPath(new URLSearchParams(address))).toBe(`/api/blog-posts?${call}`);
});
