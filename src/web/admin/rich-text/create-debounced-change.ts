/** Milliseconds after the last key. */
const DEBOUNCE = 250;

export type DebouncedChange = {
  /** Called with each change, and with what reports it; the last one wins. */
  schedule: (report: () => void) => void;
  /** Whether something is still to be reported. */
  isPending: () => boolean;
  /** Reports at once what is still to be reported. */
  flush: () => void;
};

/** Reports changes once typing pauses: serializing a long text takes longer than a key may. */
export function createDebouncedChange(): DebouncedChange {
  let pending: { report: () => void; pause: ReturnType<typeof setTimeout> } | undefined;
  const flush = () => {
    if (!pending) return;
    const { report, pause } = pending;
    clearTimeout(pause);
    pending = undefined;
    report();
  };
  return {
    schedule: (report) => {
      clearTimeout(pending?.pause);
      pending = { report, pause: setTimeout(flush, DEBOUNCE) };
    },
    isPending: () => pending !== undefined,
    flush,
  };
}
