import { countOf } from "#contract/count-of.ts";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { type Move, sumChanges } from "./group-moves.ts";

type Props = {
  chosen: Move[];
  isReady: boolean;
  isPending: boolean;
  onDiscard: () => void;
};

/** The button that changes the prices, and their sum. */
export function ApplyBar({ chosen, isReady, isPending, onDiscard }: Props) {
  const label = chosen.length === 0 ? "Save metal prices" : nameChange(chosen.length);
  return (
    <div className="metal-apply">
      <button className="btn" disabled={!isReady || isPending} type="submit">
        {isPending ? "Saving…" : label}
      </button>
      <button className="btn quiet" onClick={onDiscard} type="button">
        Discard
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
      <b>{describeSum(show(total), cents >= 0)}</b>
      {` in total, ${show(total / chosen.length)} per piece on average.`}
      <span>You can undo this for 30 days.</span>
    </p>
  );
}

const nameChange = (count: number) => `Change ${countOf(count, "price")}`;
const describeSum = (amount: string, isMore: boolean) => `${amount} ${isMore ? "more" : "less"}`;
