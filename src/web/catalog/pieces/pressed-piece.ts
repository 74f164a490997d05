import type { TilePiece } from "./tile-piece.ts";

let pressed: TilePiece | undefined;

/** Stores what the tile that was just pressed shows, so that the piece can open with it. */
export function pressPiece(piece: TilePiece): void {
  pressed = piece;
}

/** The pressed piece when the path is its own; once. */
export function takePressedPiece(path: string): TilePiece | undefined {
  const piece = pressed;
  pressed = undefined;
  return piece && path === `/products/${piece.id}` ? piece : undefined;
}
