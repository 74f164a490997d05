import { useEffect, useRef } from "react";
import type { Collection } from "#contract/catalogue/collections.ts";
import { describeChanges } from "#contract/describe-changes.ts";

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
    <section className="changed-elsewhere" aria-label="Changed elsewhere" ref={box} tabIndex={-1}>
      <p>{describeConflict(different.join(", "))}</p>
      {onKeepBoth && (
        <button className="btn small" type="button" onClick={onKeepBoth}>
          Keep both
        </button>
      )}
      <button className="btn small quiet" type="button" onClick={onKeepMine}>
        Save mine over it
      </button>
      <button className="btn small quiet" type="button" onClick={onTakeTheirs}>
        Use the saved version
      </button>
    </section>
  );
}

const describeConflict = (fields: string) =>
  `Someone saved this collection while you had it open${fields && `: ${fields}`}. Your changes are safe, and nothing has been overwritten.`;
