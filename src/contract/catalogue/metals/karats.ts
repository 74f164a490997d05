/** The parts per thousand of each karat of gold, as US stamping rounds them. */
export const PARTS_OF_KARAT = {
  8: 333,
  9: 375,
  10: 417,
  14: 585,
  18: 750,
  20: 833,
  21: 875,
  22: 916,
  24: 999,
} as const;
