import { countOf } from "#contract/count-of.ts";
import { formatCount } from "#contract/decimals.ts";

export const countInquiries = (count: number) =>
  count === 0 ? "No inquiries" : countOf(count, "inquiry", "inquiries");

export const countMore = (count: number) => `${formatCount(count)} more`;

export const countFewer = (count: number) => `${formatCount(count)} fewer`;
