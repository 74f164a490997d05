import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { LeftOut, PriceMove } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { formatPrice, parseHundredths } from "#contract/decimals.ts";

/** A piece in the table: one that changes unless it is cleared, or one that is left out. */
export type Move = Omit<PriceMove, "to"> & { to: string | null } & Partial<
    Pick<LeftOut, "reason" | "who">
  >;

export type MoveGroup = {
  /** The alloys of its pieces: "18k yellow gold". */
  name: string;
  /** "up 10.5%, $9.52 per gram"; "" where its pieces differ. */
  change: string;
  moves: Move[];
};

/** Whether its box can be ticked: a new price is there. */
export const canChange = ({ reason }: Move): boolean =>
  reason === undefined || reason === "quote" || reason === "reserved";

export const groupName = ({ alloys }: Pick<Move, "alloys">): string =>
  [...new Set(alloys.map(({ name }) => name))].join(" and ");

/** The pieces by their alloys: gold first, the finest of each metal first, several together last. */
export function groupMoves(moves: Move[]): MoveGroup[] {
  const groups = Map.groupBy(moves, groupName);
  return [...groups]
    .map(([name, moves]) => ({ name, change: describeChange(moves), moves }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || costOf(b) - costOf(a));
}

const rankOf = ({ moves: [first] }: MoveGroup): number =>
  first?.alloys.length === 1 ? FINE_METALS.indexOf(first.alloys[0]?.metal ?? "gold") : Infinity;

/** Dollars of a gram of the alloy. */
const costOf = ({ moves: [first] }: MoveGroup): number => Number(first?.alloys[0]?.to ?? 0);

function describeChange(moves: Move[]): string {
  const changes = new Set(
    moves.flatMap(({ alloys }) => alloys.map(({ from, to }) => `${from} ${to}`)),
  );
  const { from, to } = moves[0]?.alloys[0] ?? {};
  if (changes.size !== 1 || !from || !to) return "";
  const [before, after] = [Number(from), Number(to)];
  const percent = `${Math.abs((after / before - 1) * 100).toFixed(1)}%`;
  const amount = formatPrice(Math.abs(after - before).toFixed(2));
  return `${after < before ? "down" : "up"} ${percent}, ${amount} per gram`;
}

/** "$60.96", "−$1.55" */
export const formatMoney = (amount: string): string =>
  amount.startsWith("-") ? `−${formatPrice(amount.slice(1))}` : formatPrice(amount);

const toCents = (price: string): number => parseHundredths(price) ?? 0;

/** By how many cents these prices rise together. */
export const sumChanges = (moves: Move[]): number =>
  moves.reduce((sum, { from, to }) => sum + toCents(to ?? from) - toCents(from), 0);
