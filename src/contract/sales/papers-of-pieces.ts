import type { PaperPiece } from "./papers.ts";

/** Pieces that a certificate names: those with a date. Custom work without one, such as a repair, needs none. */
export const listCertifiedPieces = (pieces: PaperPiece[]): PaperPiece[] =>
  pieces.filter(({ dateMade }) => dateMade !== null);

export type ValuedPiece = PaperPiece & { value: string };

/** Pieces that are valued: those of the shop and custom work that is a piece, with what they are worth. */
export const listValuedPieces = (pieces: PaperPiece[]): ValuedPiece[] =>
  pieces.flatMap((piece) =>
    piece.value !== null && (!piece.isCustomWork || piece.dateMade !== null)
      ? [{ ...piece, value: piece.value }]
      : [],
  );
