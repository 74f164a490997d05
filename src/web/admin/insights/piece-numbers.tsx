import { countOf } from "#contract/count-of.ts";
import type { PieceNumbers } from "#contract/operations/insights.ts";
import { usePieceNumbers } from "./use-piece-numbers.ts";
import "./piece-numbers.css";

/** "24 views" of this month in a row; nothing before anybody has looked. */
export function PieceNumbersLine({ numbers }: { numbers: PieceNumbers | undefined }) {
  if (!hasAny(numbers)) return null;
  return (
    <span className="piece-numbers-line">
      {countOf(numbers.views, "view")}
      <span className="sr"> this month</span>
    </span>
  );
}

/** "24 views this month, 2 inquiries" as a paragraph of the editor. */
export function PieceNumbersParagraph({ productId }: { productId: number }) {
  const numbers = usePieceNumbers(productId);
  if (!hasAny(numbers)) return null;
  return <p className="muted">{describeMonth(numbers.views, numbers.inquiries)}</p>;
}

const hasAny = (numbers: PieceNumbers | undefined): numbers is PieceNumbers =>
  numbers !== undefined && numbers.views + numbers.inquiries > 0;

const describeMonth = (views: number, inquiries: number) =>
  `${countOf(views, "view", "views")} this month${inquiries > 0 ? `, ${countOf(inquiries, "inquiry", "inquiries")}` : ""}`;
