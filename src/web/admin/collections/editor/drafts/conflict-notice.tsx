import { useEffect, useRef } from "react";
import type { Collection } from "#contract/catalogue/collections.ts";
import { describeChanges } from "#contract/describe-changes.ts";
import { MESSAGES } from "./messages.ts";

type Props = {
  /** The collection as it was opened. */
  before: Collection;
  theirs: Collection;
  /** null where both changed the same field. */
  onKeepBoth: (() => void) | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Reports an edit conflict: what was changed elsewhere, with buttons to keep both, to overwrite or to reload. */
export function ConflictNotice(props: Props) {
  const { before, theirs, onKeepBoth, onKeepMine, onTakeTheirs } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const different = describeChanges(before, theirs);
  return (
    <section
      className="changed-elsewhere"
      aria-label={MESSAGES.changedElsewhere}
      ref={box}
      tabIndex={-1}
    >
      <p>{MESSAGES.conflict(different.join(", "))}</p>
      {onKeepBoth && (
        <button className="btn small" type="button" onClick={onKeepBoth}>
          {MESSAGES.keepBoth}
        </button>
      )}
      <button className="btn small quiet" type="button" onClick={onKeepMine}>
        {MESSAGES.saveMine}
      </button>
      <button className="btn small quiet" type="button" onClick={onTakeTheirs}>
        {MESSAGES.takeTheirs}
      </button>
    </section>
  );
}
