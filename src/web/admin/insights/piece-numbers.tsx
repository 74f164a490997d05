import { MESSAGES } from "./messages.ts";
import { usePieceNumbers } from "./use-piece-numbers.ts";

/** "24 views this month, 2 inquiries" in a row; nothing before anybody has looked. */
export function PieceNumbersLine({ productId }: { productId: number }) {
  const text = useText(productId);
  return text && <span>{text}</span>;
}

/** The same as a paragraph of the editor. */
export function PieceNumbersParagraph({ productId }: { productId: number }) {
  const text = useText(productId);
  return text && <p className="help">{text}</p>;
}

function useText(productId: number): string | null {
  const numbers = usePieceNumbers(productId);
  if (!numbers || numbers.views + numbers.inquiries === 0) return null;
  return MESSAGES.thisMonth(numbers.views, numbers.inquiries);
}
