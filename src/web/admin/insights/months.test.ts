import { expect, test } from "vitest";
import { countDaysOf, formatLongDay, formatMonth, formatShortDay, shiftMonth } from "./months.ts";
import { groupSources } from "./name-source.ts";

test("moves from month to month, over the turn of a year", () => {
  expect(shiftMonth("2026-01", -1)).toBe("2025-12");
  expect(shiftMonth("2025-12", 1)).toBe("2026-01");
  expect([countDaysOf("2024-02"), countDaysOf("2026-02"), countDaysOf("2026-11")]).toEqual([
    29, 28, 30,
  ]);
});

test("names months and days", () => {
  expect(formatMonth("2026-11", "2026-11-20")).toBe("November");
  expect(formatMonth("2025-11", "2026-11-20")).toBe("November 2025");
  expect(formatLongDay("2026-11-15")).toBe("Sunday, November 15");
  expect(formatShortDay("2026-11-01")).toBe("November 1");
});

test("adds up the hosts of a site, and the small ones", () => {
  const sources = [
    { source: "google.com", count: 40 },
    { source: "google.co.uk", count: 3 },
    { source: "l.instagram.com", count: 20 },
    { source: "direct", count: 10 },
    { source: "letter", count: 9 },
    { source: "bing.com", count: 5 },
    { source: "visitstaunton.example", count: 2 },
  ];
  const { main, others } = groupSources(sources);
  expect(main.map(({ name, count }) => [name, count])).toEqual([
    ["Google", 43],
    ["Instagram", 20],
    ["Direct: a typed address or a bookmark", 10],
    ["Your newsletter", 9],
  ]);
  expect(others).toEqual([
    { name: "Bing", count: 5 },
    { name: "visitstaunton.example", count: 2 },
  ]);
  expect(groupSources(sources.slice(0, 3)).others).toEqual([]);
});
