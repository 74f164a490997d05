import type { PrintedPapers } from "#contract/sales/papers.ts";
import { formatWeight } from "#contract/catalogue/format-weight.ts";
import { listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import { FinenessStamps } from "#web/catalog/pieces/fineness-stamps.tsx";
import { noBreakUnits } from "#web/catalog/text/no-break-units.ts";
import { PAPER_NAMES } from "../orders/paper-names.ts";
import { ActualSize } from "./actual-size.tsx";
import { formatPaperDay } from "./format-paper-day.ts";
import { type LedgerRow, Ledger } from "./ledger.tsx";
import { PaperPhoto } from "./paper-photo.tsx";
import { ScanCode } from "./scan-code.tsx";
import { Sheet } from "./sheet.tsx";
import { SignatureLines } from "./signature-lines.tsx";
import "./certificate.css";

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
