import { emptyPiece } from "#domain/importing/empty-piece.ts";
import type { Source, SourceItem, SourcePiece } from "#domain/importing/source.ts";

/** A source piece with only the given fields stated. */
export function sourcePiece(fields: Partial<SourcePiece> & { name: string }): SourcePiece {
  return {
    ...emptyPiece(fields.name),
    priceCents: 10_000,
    ...fields,
  };
}

/** An item with a piece; its place is its external id, else its name. */
export const pieceItem = (fields: Partial<SourcePiece> & { name: string }): SourceItem => ({
  kind: "piece",
  where: fields.externalId ?? fields.name,
  piece: sourcePiece(fields),
});

/**
 * An in-memory source. Items may be functions, called when they are reached, to wait or to throw.
 */
export function testSource(
  items: Iterable<SourceItem | (() => SourceItem | Promise<SourceItem>)>,
  about: Partial<Source> = {},
): Source {
  return {
    kind: "woocommerce",
    key: "old-shop.example",
    label: "old-shop.example",
    platformId: null,
    describeWay: () => "Read by a test",
    countItems: () => null,
    isWhole: true,
    read: async function* (signal) {
      for (const item of items) {
        signal.throwIfAborted();
        yield typeof item === "function" ? await item() : item;
      }
    },
    ...about,
  };
}
