import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { type Move, sumChanges } from "./group-moves.ts";
import { MESSAGES } from "./messages.ts";

type Props = {
  chosen: Move[];
  isReady: boolean;
  isPending: boolean;
  onDiscard: () => void;
};

/** The button that changes the prices, and their sum. */
export function ApplyBar({ chosen, isReady, isPending, onDiscard }: Props) {
  const label = chosen.length === 0 ? MESSAGES.saveOnly : MESSAGES.change(chosen.length);
  return (
    <div className="metal-apply">
      <button className="btn" disabled={!isReady || isPending} type="submit">
        {isPending ? MESSAGES.saving : label}
      </button>
      <button className="btn quiet" onClick={onDiscard} type="button">
        {MESSAGES.discard}
      </button>
      {chosen.length > 0 && <Sum chosen={chosen} />}
    </div>
  );
}

const show = (cents: number) => formatPrice(formatHundredths(Math.round(cents)));

function Sum({ chosen }: { chosen: Move[] }) {
  const cents = sumChanges(chosen);
  const total = Math.abs(cents);
  return (
    <p>
      <b>{MESSAGES.sum(show(total), cents >= 0)}</b>
      {MESSAGES.inTotal(show(total / chosen.length))}
      <span>{MESSAGES.undoable}</span>
    </p>
  );
}
