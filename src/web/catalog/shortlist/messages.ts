/** The sentences of keeping pieces. */
export const MESSAGES = {
  keepPiece: (piece: string) => `Keep ${piece}`,
  keep: "Keep",
  list: (count: number) => `Kept pieces, ${count}`,
  full: (max: number) => `You can keep ${max} pieces`,
  fullText: "Remove one first.",
  kept: "Kept",
  addedText: (piece: string) => `${piece} is in your kept pieces.`,
  see: (count: number) => (count === 1 ? "See it" : `See all ${count}`),
  removed: "Removed",
  removedText: (piece: string) => `${piece} is no longer kept.`,
  undo: "Undo",
} as const;
