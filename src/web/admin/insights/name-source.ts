import { DIRECT, LETTER, OTHER_SOURCE } from "#contract/operations/insights.ts";

/** Sites that people know by a name, whichever of their hosts sent a visitor. */
const SITES: [RegExp, string][] = [
  [/(?:^|\.)google(?:\.[a-z]{2,3}){1,2}$/, "Google"],
  [/(?:^|\.)bing\.com$/, "Bing"],
  [/(?:^|\.)duckduckgo\.com$/, "DuckDuckGo"],
  [/(?:^|\.)yahoo(?:\.[a-z]{2,3}){1,2}$/, "Yahoo"],
  [/(?:^|\.)instagram\.com$/, "Instagram"],
  [/(?:^|\.)facebook\.com$/, "Facebook"],
  [/(?:^|\.)pinterest(?:\.[a-z]{2,3}){1,2}$/, "Pinterest"],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, "YouTube"],
  [/(?:^|\.)(?:twitter\.com|x\.com|t\.co)$/, "X"],
  [/(?:^|\.)tiktok\.com$/, "TikTok"],
  [/(?:^|\.)etsy\.com$/, "Etsy"],
  [/(?:^|\.)chatgpt\.com$/, "ChatGPT"],
];

/** What people call a source of visits. */
export function nameSource(source: string): string {
  if (source === DIRECT) return "Direct: a typed address or a bookmark";
  if (source === LETTER) return "Your newsletter";
  if (source === OTHER_SOURCE) return "Sites with few visits";
  return SITES.find(([pattern]) => pattern.test(source))?.[1] ?? source;
}

type Counted = { name: string; count: number };

/** Sources by name, highest first; beyond the first few as "other sites" with their names. */
export function groupSources(
  sources: { source: string; count: number }[],
  shown = 5,
): { main: Counted[]; others: Counted[] } {
  const sums = new Map<string, number>();
  for (const { source, count } of sources) {
    const name = nameSource(source);
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  const all = [...sums]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count);
  return all.length > shown
    ? { main: all.slice(0, shown - 1), others: all.slice(shown - 1) }
    : { main: all, others: [] };
}
