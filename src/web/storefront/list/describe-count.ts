import { formatCount } from "#contract/decimals.ts";
import type { SectionName } from "./list-data.ts";

/** "1 piece", "1,204 collections" */
export const describeCount = (name: SectionName, count: number): string =>
  `${formatCount(count)} ${count === 1 ? name.slice(0, -1) : name}`;
