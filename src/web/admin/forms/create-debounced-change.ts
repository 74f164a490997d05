export type DebouncedChange = {
  /** Called with each change, and with what reports it; the last one wins. */
  schedule: (report: () => void) => void;
  /** Whether something is still to be reported. */
  isPending: () => boolean;
  /** Reports at once what is still to be reported. */
  flush: () => void;
  /** Does not report what is still to be reported. */
  cancel: () => void;
};

/** Reports changes once typing pauses. @param debounce milliseconds after the last key */
export function createDebouncedChange(debounce: number): DebouncedChange {
  let pending: { report: () => void; pause: ReturnType<typeof setTimeout> } | undefined;
  const cancel = () => {
    clearTimeout(pending?.pause);
    pending = undefined;
  };
  const flush = () => {
    const report = pending?.report;
    cancel();
    report?.();
  };
  return {
    schedule: (report) => {
      cancel();
      pending = { report, pause: setTimeout(flush, debounce) };
    },
    isPending: () => pending !== undefined,
    flush,
    cancel,
  };
}
