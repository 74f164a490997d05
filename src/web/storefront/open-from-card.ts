import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import { takePressedPiece } from "#web/catalog/pieces/pressed-piece.ts";
import { prefetchQueue } from "#web/ui/prefetch/prefetch-queue.ts";
import { isUnreachable } from "#web/error-page/is-unreachable.ts";

const PIECE_ROUTE = "storefront/product/route";

/** Data may come so soon that what the tile knows would only flash. */
const SOON_MS = 50;
/** What was prefetched comes from the browser's cache: longer only where the cache has lost it. */
const PREFETCHED_MS = 400;

/** A piece that opens with what its tile showed, while its data is on the way. */
export type OpeningPiece = { card: TilePiece; whole: Promise<unknown> };

type Results = Record<string, DataStrategyResult>;

/**
 * Opens the piece of a pressed tile at once with what the tile knows. The router's own way to do this, a
 * clientLoader, would keep it from prefetching the piece's data.
 */
export const openFromCard: MiddlewareFunction<Results> = async ({ url }, next) => {
  const card = takePressedPiece(url.pathname);
  const results = next();
  if (!card) return results;
  const patience = prefetchQueue.hasArrived(url.pathname) ? PREFETCHED_MS : SOON_MS;
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const inTime = await Promise.race([results, timeout]);
  if (inTime) return inTime;
  const whole = results.then((all) => readData(all[PIECE_ROUTE]));
  // Handled where it is rendered, which may be later, or never when the visitor has gone on.
  whole.catch(() => undefined);
  return { [PIECE_ROUTE]: { type: "data", result: { card, whole } satisfies OpeningPiece } };
};

export const isOpening = (loaderData: object): loaderData is OpeningPiece =>
  "card" in loaderData && "whole" in loaderData;

/** The loader's data; null for a redirect, a missing piece or a failure of the shop. */
function readData(result: DataStrategyResult | undefined): unknown {
  if (result?.type === "data") return result.result;
  if (isUnreachable(result?.result)) throw result?.result;
  return null;
}
