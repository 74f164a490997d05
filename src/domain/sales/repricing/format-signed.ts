import { formatHundredths } from "#contract/decimals.ts";

/** -155 → "-1.55" */
export const formatSigned = (cents: number): string =>
  `${cents < 0 ? "-" : ""}${formatHundredths(Math.abs(cents))}`;
