import { highlightWords } from "#domain/infrastructure/search/words/highlight-words.ts";
import type { CardCollection } from "#web/catalog/collections/collection-card.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";

/** Adds the search matches in title and description to a card; unchanged without words. */
export function highlightCard(card: CardCollection, words: string[]): CardCollection {
  if (words.length === 0) return card;
  const { title, description } = card;
  return {
    ...card,
    highlights: {
      title: highlightWords(title, words),
      description: highlightWords(description, words),
    },
  };
}

/** Adds the search matches in its name to a tile; unchanged without words. */
export const highlightTile = (piece: TilePiece, words: string[]): TilePiece =>
  words.length === 0
    ? piece
    : { ...piece, highlights: { name: highlightWords(piece.name, words) } };
