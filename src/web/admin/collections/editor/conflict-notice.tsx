import { useEffect, useRef } from "react";
import type { Collection } from "#contract/collections.ts";
import { describeChanges } from "#contract/describe-changes.ts";

type Props = {
  /** The collection as it was opened. */
  before: Collection;
  theirs: Collection;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Reports an edit conflict: what was changed elsewhere, with buttons to overwrite or to reload. */
export function ConflictNotice({ before, theirs, onKeepMine, onTakeTheirs }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const different = describeChanges(before, theirs);
  return (
    <section className="changed-elsewhere" aria-label="Changed elsewhere" ref={box} tabIndex={-1}>
      <p>
        This collection was changed elsewhere while it was open here
        {different.length > 0 && `: ${different.join(", ")}`}. Nothing of yours is lost, and nothing
        has been overwritten yet.
      </p>
      <button className="btn small quiet" type="button" onClick={onKeepMine}>
        Save mine over it
      </button>
      <button className="btn small quiet" type="button" onClick={onTakeTheirs}>
        Take what was saved
      </button>
    </section>
  );
}
