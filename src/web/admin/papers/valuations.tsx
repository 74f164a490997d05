import { useState } from "react";
import { formatPrice, MAX_CENTS } from "#contract/decimals.ts";
import { parseCents } from "#contract/typed-numbers.ts";
import type { PaperPiece, PrintedPapers } from "#contract/sales/papers.ts";
import { listValuedPieces, type ValuedPiece } from "#contract/sales/papers-of-pieces.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../forms/controls.tsx";
import { PAPER_NAMES } from "../orders/paper-names.ts";
import { pieceRows } from "./certificate.tsx";
import { addressLines } from "./customer-lines.ts";
import { formatMonthInYears, formatPaperDay } from "./format-paper-day.ts";
import { Ledger, Lines, Sheet, SignatureLines, ScanCode } from "./sheet.tsx";
import { PaperPhoto } from "./paper-photo.tsx";
import "./valuations.css";

const VALID_YEARS = 3;

/** A valuation of each piece; its value can be changed before printing. */
export function Valuations({ papers }: { papers: PrintedPapers }) {
  return listValuedPieces(papers.pieces).map((piece, index) => (
    <Valuation
      key={piece.itemId}
      id={index === 0 ? "valuation" : undefined}
      papers={papers}
      piece={piece}
    />
  ));
}

type Props = {
  id: string | undefined;
  papers: PrintedPapers;
  piece: ValuedPiece;
};

function Valuation({ id, papers: { order, shop, today }, piece }: Props) {
  const [typed, setTyped] = useState(piece.value);
  const cents = parseCents(typed);
  const isValid = cents !== undefined && cents > 0 && cents <= MAX_CENTS;
  const value = isValid ? (cents / 100).toFixed(2) : piece.value;
  const figures = formatPrice(value);
  return (
    <>
      <div className="papers-tool">
        <Field
          error={isValid ? undefined : "Enter an amount in dollars, like 2,180.00."}
          help="This is its price. You can change it before you print."
          id={`value-${piece.itemId}`}
          label={`Value of ${piece.name}`}
        >
          <Input
            inputMode="decimal"
            onChange={({ target }) => setTyped(target.value)}
            value={typed}
          />
        </Field>
      </div>
      <Sheet
        className="valuation"
        end={
          <>
            <SignatureLines />
            <ScanCode qrCode={piece.qrCode} />
          </>
        }
        hasFoot
        id={id}
        number={piece.sku ? `Piece ${piece.sku}` : `Order ${order.id}`}
        shop={shop}
        title={PAPER_NAMES.valuation}
      >
        <div className="sheet-two">
          <p>
            <Lines lines={[order.customerName, ...addressLines(order)]} />
          </p>
          <p>{formatPaperDay(today)}</p>
        </div>
        <div className="valuation-main">
          <div>
            <h2>
              <span className="valuation-dollar">$</span>
              {figures.slice(1, -3)}
              <span className="valuation-cents">{figures.slice(-3)}</span>
            </h2>
            <p className="sheet-lead">{amountInWords(value)}</p>
            <p>{explain(piece)}</p>
          </div>
          <PaperPhoto name={piece.name} picture={piece.picture} />
        </div>
        <Ledger
          rows={[
            ["Piece", describe(piece)],
            ...pieceRows(piece, [shop.name, shop.place].filter(Boolean).join(", ")),
          ]}
        />
        <p className="sheet-note">
          {`Prices of metal and stones change. Ask for a new valuation by ${formatMonthInYears(today, VALID_YEARS)}.`}
        </p>
      </Sheet>
    </>
  );
}

const describe = ({ name, noun }: PaperPiece): string =>
  noun === "piece" || name.toLowerCase().includes(noun) ? name : `${name}, ${noun}`;

function explain({ noun, metal, stones }: PaperPiece): string {
  const how = [metal && "in the same metal", stones && "with stones of the same size and quality"]
    .filter(Boolean)
    .join(" and ");
  return stateValue(nameThese(noun, noun.endsWith("s")), how);
}

const stateValue = (these: string, how: string) =>
  `This is what I would charge to make ${these} again on the date above${how && `, ${how}`}. It doesn’t include sales tax.`;

const nameThese = (noun: string, isPlural: boolean) =>
  isPlural ? `these ${noun}` : `this ${noun}`;

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: [number, string][] = [
  [1_000_000, "million"],
  [1000, "thousand"],
];

/** "2180.50" → "Two thousand one hundred eighty dollars and fifty cents" */
export function amountInWords(amount: string): string {
  const cents = Math.round(Number(amount) * 100);
  const [dollars, rest] = [Math.floor(cents / 100), cents % 100];
  const text = [
    ...(dollars > 0 || rest === 0 ? [withUnit(dollars, "dollar")] : []),
    ...(rest > 0 ? [withUnit(rest, "cent")] : []),
  ].join(" and ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const withUnit = (count: number, unit: string) =>
  `${spellNumber(count)} ${unit}${count === 1 ? "" : "s"}`;

function spellNumber(count: number): string {
  for (const [scale, name] of SCALES) {
    if (count < scale) continue;
    return joinParts(`${spellNumber(Math.floor(count / scale))} ${name}`, count % scale);
  }
  if (count >= 100) return joinParts(`${UNITS[Math.floor(count / 100)]} hundred`, count % 100);
  if (count < 20) return UNITS[count] ?? "";
  const unit = count % 10;
  return [TENS[Math.floor(count / 10)], unit > 0 && UNITS[unit]].filter(Boolean).join("-");
}

const joinParts = (head: string, rest: number) =>
  rest === 0 ? head : `${head} ${spellNumber(rest)}`;
