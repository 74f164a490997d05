import { formatCount } from "#contract/decimals.ts";

/** "one person", "12 people". */
export const formatPeopleCount = (count: number): string =>
  count === 1 ? "one person" : `${formatCount(count)} people`;
