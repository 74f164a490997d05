import { highlightWords } from "#domain/infrastructure/search/highlight-words.ts";
import type { CardCollection } from "#web/catalog/collection-card.tsx";
import type { TilePiece } from "#web/catalog/piece-tile.tsx";

/** A card on which the words that were searched for are marked; as it is where nothing was. */
export function highlightCard(card: CardCollection, words: string[]): CardCollection {
  if (words.length === 0) return card;
  const { title, description } = card;
  return {
    ...card,
    marks: { title: highlightWords(title, words), description: highlightWords(description, words) },
  };
}

/** The same for a cell of the tray. */
export const highlightTile = (piece: TilePiece, words: string[]): TilePiece =>
  words.length === 0 ? piece : { ...piece, marks: { name: highlightWords(piece.name, words) } };
