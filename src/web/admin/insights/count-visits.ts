import { formatCount } from "#contract/decimals.ts";

/** "1 visit" or "1,234 visits". */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const countVisits = (count: number) => countOf(count, "visit", "visits");

export const countViews = (count: number) => countOf(count, "view", "views");

export const countInquiries = (count: number) =>
  count === 0 ? "No inquiries" : countOf(count, "inquiry", "inquiries");

export const countMore = (count: number) => `${formatCount(count)} more`;

export const countFewer = (count: number) => `${formatCount(count)} fewer`;
