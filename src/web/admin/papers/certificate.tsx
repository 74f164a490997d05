import type { PieceFacts, PrintedPapers } from "#contract/sales/papers.ts";
import { formatWeight } from "#contract/catalogue/format-weight.ts";
import { listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import { FinenessStamps } from "#web/catalog/pieces/fineness-stamps.tsx";
import { noBreakUnits } from "#web/catalog/text/no-break-units.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";
import { PAPER_NAMES } from "../orders/paper-names.ts";
import { formatPaperDay } from "./format-paper-day.ts";
import { type LedgerRow, Ledger, Sheet, SignatureLines, ScanCode } from "./sheet.tsx";
import { PaperPhoto } from "./paper-photo.tsx";
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

/** An outline to be drawn at actual size, in millimeters. */
type Shape = {
  kind: "ellipse" | "rectangle";
  width: number;
  height: number;
  /** "16.1 mm" */
  measure: string;
  /** What it is: "Inside, US 5½". */
  label: string;
};

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const AREA = new RegExp(String.raw`${NUMBER}\s*[×x]\s*${NUMBER}[\s\u00A0]?mm\b`, "iu");
const WIDTH = new RegExp(String.raw`${NUMBER}[\s\u00A0]?mm\b`, "iu");
/** Beside the photo, on the narrower paper. */
const MAX_WIDTH = 54;
const MAX_HEIGHT = 58;

/** The inside of a ring and its first stone, or a piece's outline; none where a measure is missing. */
export function findShapes({ ring, stones, dimensions, noun }: PieceFacts): Shape[] {
  const stone = stones ? findStone(stones) : null;
  if (ring) return [ringShape(ring), ...(stone ? [stone] : [])];
  if (["ring", "band", "bracelet", "necklace"].includes(noun)) return stone ? [stone] : [];
  const [, width, height] = AREA.exec(dimensions ?? "") ?? [];
  const outline = toShape("rectangle", Number(width), Number(height), "Outline");
  if (outline) return [outline];
  return stone ? [stone] : [];
}

const ringShape = ({ diameter, size }: NonNullable<PieceFacts["ring"]>): Shape => ({
  kind: "ellipse",
  width: diameter,
  height: diameter,
  measure: `${round(diameter)} mm`,
  label: size === null ? "Inside" : `Inside, US ${formatRingSize(size)}`,
});

/** The first stone: "8 × 6 mm" is oval, "6.9 mm" round. */
function findStone(stones: string): Shape | null {
  const [first = ""] = stones.split(";");
  const [, width, height] = AREA.exec(first) ?? [];
  if (width) return toShape("ellipse", Number(width), Number(height), "Stone");
  const [, diameter] = WIDTH.exec(first) ?? [];
  return toShape("ellipse", Number(diameter), Number(diameter), "Stone");
}

function toShape(kind: Shape["kind"], width: number, height: number, label: string): Shape | null {
  const fits = width > 0 && height > 0 && width <= MAX_WIDTH && height <= MAX_HEIGHT;
  if (!fits) return null;
  const measure = width === height ? `${round(width)} mm` : `${round(width)} × ${round(height)} mm`;
  return { kind, width, height, measure, label };
}

const round = (millimeters: number): number => Math.round(millimeters * 10) / 10;
