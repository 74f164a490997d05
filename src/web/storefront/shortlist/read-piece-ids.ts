import { MAX_INQUIRY_PIECES } from "#contract/sales/inquiries.ts";

/** The ids in "3,7", each once and no more than one inquiry can ask about; what is no id is left out. */
export function readPieceIds(text: string | null): number[] {
  const ids = (text ?? "")
    .split(",")
    .filter((each) => /^[1-9]\d{0,8}$/.test(each))
    .map(Number);
  return [...new Set(ids)].slice(0, MAX_INQUIRY_PIECES);
}
