import type { SourcePiece } from "../../../source.ts";
import { toText, toYesNo } from "../../tables/cell-values.ts";
import { cellAt } from "../../tables/header.ts";
import type { Cell, Row } from "../../tables/table.ts";
import type { DecimalSeparators } from "../detect-decimal-separators.ts";
import { mergeVariants } from "../merge-variants.ts";
import type { PiecePrices } from "../piece-prices.ts";
import type { RowReader } from "../row-reader.ts";
import type { PieceShape, VariantRows } from "./variant-shape.ts";

type VariantContext = {
  main: Row;
  shape: PieceShape;
  /** Those that the source offers. */
  offered: Row[];
  disabled: number;
  /** Of what a variant has of its own. */
  columns: { sku: number | undefined; stock: number | undefined };
  separators: DecimalSeparators;
  /** The prices of a row; those of the main row are of every variant without its own. */
  pricesOf: (row: Row) => PiecePrices;
  weightOf: (row: Row) => number | null;
  reader: RowReader;
};

/** The rows of variants that the source offers; the main row always is. */
export const offeredRows = ({ main, variants }: VariantRows, active: number | undefined): Row[] =>
  variants.filter((row) => row === main || toYesNo(cellAt(row, active)) !== false);

/** A piece with what its variants have: the lowest price, the sum of stock, options, SKUs. */
export function mergeVariantRows(piece: SourcePiece, context: VariantContext): SourcePiece {
  const { main, shape, offered, disabled, columns, pricesOf, weightOf, reader } = context;
  const base = pricesOf(main);
  const prices = offered.map((row) =>
    addSurcharge(row === main ? base : orBase(pricesOf(row), base), surchargeOf(row, context)),
  );
  const options = offered.flatMap((row) => shape.optionsOf(row, main));
  const skus = offered.map((row) => toText(cellAt(row, columns.sku)));
  const counts = offered.flatMap(
    (row) => reader.count("The stock", cellAt(row, columns.stock)) ?? [],
  );
  return mergeVariants(
    {
      ...piece,
      sku: piece.sku ?? skus.find((sku) => sku !== null) ?? null,
      stock: counts.length === 0 ? piece.stock : counts.reduce((sum, count) => sum + count, 0),
      // That of the main row is the piece's.
      weightCentigrams:
        piece.weightCentigrams ?? firstNumber(offered.filter((row) => row !== main).map(weightOf)),
    },
    {
      noun: shape.noun,
      prices: prices.length === 0 ? [base] : prices,
      disabled,
      options: options.length === 0 ? shape.optionsOf(main, main) : options,
      skus,
    },
    reader,
  );
}

const firstNumber = (numbers: (number | null)[]) => numbers.find((each) => each !== null) ?? null;

const orBase = (own: PiecePrices, base: PiecePrices) => (own.current === null ? base : own);

const addSurcharge = ({ current, regular }: PiecePrices, cents: number): PiecePrices => ({
  current: current === null ? null : Math.max(0, current + cents),
  regular: regular === null ? null : Math.max(0, regular + cents),
});

/** In cents; below 0 for a variant that costs less than the piece. */
function surchargeOf(row: Row, { shape, separators, reader }: VariantContext): number {
  const cell = cellAt(row, shape.surcharge);
  const isLess = toText(cell)?.startsWith("-") ?? false;
  const amount: Cell = isLess ? (toText(cell)?.slice(1) ?? null) : cell;
  const cents = reader.otherPrice("The surcharge", amount, separators.forColumn(shape.surcharge));
  return (isLess ? -1 : 1) * (cents ?? 0);
}
