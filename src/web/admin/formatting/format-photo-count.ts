import { formatCount } from "#contract/decimals.ts";

/** "1 photo" or "1,234 photos". */
export const formatPhotoCount = (count: number): string =>
  count === 1 ? "1 photo" : `${formatCount(count)} photos`;
