/** "1 piece", "2 pieces". */
export const formatPieceCount = (count: number): string =>
  count === 1 ? "1 piece" : `${count} pieces`;
