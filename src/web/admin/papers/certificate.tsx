import type { PieceFacts, PrintedPapers } from "#contract/sales/papers.ts";
import { formatWeight } from "#contract/catalogue/format-weight.ts";
import { listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import { FinenessStamps } from "#web/catalog/pieces/fineness-stamps.tsx";
import { noBreakUnits } from "#web/catalog/text/no-break-units.ts";
import { PAPER_NAMES } from "../orders/paper-names.ts";
import { findShapes, type Shape } from "./find-shapes.ts";
import { formatPaperDay } from "./format-paper-day.ts";
import { type LedgerRow, Ledger } from "./ledger.tsx";
import { PaperPhoto } from "./paper-photo.tsx";
import { ScanCode } from "./scan-code.tsx";
import { Sheet } from "./sheet.tsx";
import { SignatureLines } from "./signature-lines.tsx";
import "./certificate.css";

const GAP = 12;

const MARGIN = 2;

const TEXT_WIDTH = 18;

const describe = ({ label, measure }: Shape): string => `${label}, ${measure}`;

type Props = {
  id: string | undefined;
  piece: PrintedPapers["certificates"][number];
  papers: PrintedPapers;
};

/** The certificate of authenticity of one piece. What nobody filled in is left out. */
export function Certificate({ id, piece, papers: { shop, order } }: Props) {
  const isPlural = piece.noun.endsWith("s");
  const rows = pieceRows(piece, [shop.name, shop.address].filter(Boolean).join(", "));
  return (
    <Sheet
      className={`certificate ${sizeOf(piece.name, rows)}`}
      end={
        <>
          <SignatureLines>{stateOrigin(piece.noun, isPlural)}</SignatureLines>
          <ScanCode qrCode={piece.certificate} />
        </>
      }
      id={id}
      number={piece.sku ? `Piece ${piece.sku}` : `Order ${order.id}`}
      shop={shop}
      title={PAPER_NAMES.certificate}
    >
      <h2>{piece.name}</h2>
      <div className="certificate-show">
        <PaperPhoto name={piece.name} picture={piece.picture} />
        <div className="certificate-side">
          <p>
            <FinenessStamps fineness={listFineness(piece.materials)} />
          </p>
          <p className="certificate-made">
            {shop.place ? `Made by hand in ${shop.place}.` : "Made by hand."}
          </p>
          <ActualSize piece={piece} />
        </div>
      </div>
      <Ledger rows={rows} />
    </Sheet>
  );
}

/** The facts of a piece, as certificate and valuation list them. */
export function pieceRows(
  piece: Pick<
    PrintedPapers["pieces"][number],
    "metal" | "stones" | "weight" | "dimensions" | "dateMade"
  >,
  maker: string,
): LedgerRow[] {
  const { metal, stones, weight, dimensions, dateMade } = piece;
  return [
    ["Metal", metal],
    ["Stones", stones && noBreakUnits(stones)],
    ["Weight", weight && (Number(weight) > 0 ? formatWeight(weight) : weight)],
    ["Dimensions", dimensions && noBreakUnits(dimensions)],
    ["Date made", dateMade && formatPaperDay(dateMade)],
    ["Maker", maker],
  ];
}

const LINE_CHARACTERS = 62;

/** A long name or ledger makes the photo smaller, never the ledger. */
function sizeOf(name: string, rows: LedgerRow[]): string {
  const lines = rows.reduce(
    (sum, [, text]) => sum + Math.ceil((text?.length ?? 0) / LINE_CHARACTERS),
    0,
  );
  const title = name.length > 64 ? "smaller-title" : name.length > 20 ? "small-title" : "";
  return [title, lines > 12 || name.length > 64 ? "small-photo" : ""].filter(Boolean).join(" ");
}

const stateOrigin = (noun: string, isPlural: boolean) =>
  isPlural
    ? `I made these ${noun} at my bench, and what this page says about them is true.`
    : `I made this ${noun} at my bench, and what this page says about it is true.`;

/** The inside of a ring and its stone, else the piece's outline: a millimeter here is one on paper. */
function ActualSize({ piece }: { piece: PieceFacts }) {
  const shapes = findShapes(piece);
  if (shapes.length === 0) return null;
  const tallest = Math.max(...shapes.map(({ height }) => height));
  const placed = placeShapes(shapes);
  const last = placed.at(-1);
  const width = (last ? last.x + Math.max(last.shape.width, TEXT_WIDTH) : 0) + MARGIN;
  const height = tallest + 18;
  return (
    <figure className="actual-size">
      <svg
        aria-hidden="true"
        height={`${height}mm`}
        viewBox={`0 0 ${width} ${height}`}
        width={`${width}mm`}
      >
        {placed.map(({ shape, x }) => (
          <g key={shape.label} transform={`translate(${x} 0)`}>
            <Outline shape={shape} top={MARGIN + (tallest - shape.height) / 2} />
            <Measure shape={shape} y={tallest + 5} />
          </g>
        ))}
      </svg>
      <figcaption>
        <span className="sr">{shapes.map(describe).join("; ")}. </span>
        Shown at actual size.
      </figcaption>
    </figure>
  );
}

function placeShapes(shapes: Shape[]): { shape: Shape; x: number }[] {
  let x = MARGIN;
  return shapes.map((shape) => {
    const placed = { shape, x };
    x += Math.max(shape.width, TEXT_WIDTH) + GAP;
    return placed;
  });
}

function Outline({ shape: { kind, width, height }, top }: { shape: Shape; top: number }) {
  const line = { fill: "none", stroke: "currentColor", strokeWidth: 0.22 };
  if (kind === "rectangle") return <rect {...line} height={height} width={width} x={0} y={top} />;
  return <ellipse {...line} cx={width / 2} cy={top + height / 2} rx={width / 2} ry={height / 2} />;
}

function Measure({ shape: { width, measure, label }, y }: { shape: Shape; y: number }) {
  return (
    <g fill="currentColor" fontSize={3.3}>
      <path
        d={`M0 ${y}h${width}M0 ${y - 1.2}v2.4M${width} ${y - 1.2}v2.4`}
        fill="none"
        stroke="currentColor"
        strokeWidth={0.18}
      />
      <text fontWeight={560} y={y + 6.3}>
        {measure}
      </text>
      <text y={y + 10.8}>{label}</text>
    </g>
  );
}
