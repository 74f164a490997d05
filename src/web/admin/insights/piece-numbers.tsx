import type { PieceNumbers } from "#contract/operations/insights.ts";
import { usePieceNumbers } from "./use-piece-numbers.ts";
import { MESSAGES } from "./messages.ts";
import "./piece-numbers.css";

/** "24 views" of this month in a row; nothing before anybody has looked. */
export function PieceNumbersLine({ numbers }: { numbers: PieceNumbers | undefined }) {
  if (!hasAny(numbers)) return null;
  return (
    <span className="piece-numbers-line">
      {MESSAGES.views(numbers.views)}
      <span className="sr"> {MESSAGES.inThisMonth}</span>
    </span>
  );
}

/** "24 views this month, 2 inquiries" as a paragraph of the editor. */
export function PieceNumbersParagraph({ productId }: { productId: number }) {
  const numbers = usePieceNumbers(productId);
  if (!hasAny(numbers)) return null;
  return <p className="piece-numbers">{MESSAGES.thisMonth(numbers.views, numbers.inquiries)}</p>;
}

const hasAny = (numbers: PieceNumbers | undefined): numbers is PieceNumbers =>
  numbers !== undefined && numbers.views + numbers.inquiries > 0;
