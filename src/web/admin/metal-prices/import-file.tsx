import { useEffect, useRef } from "react";
import type { ReadPrices } from "#contract/catalogue/metal-prices/price-file.ts";
import { callApi } from "../api-client/call-api.ts";
import { DeskIcon } from "../desk-icon.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import type { Filled } from "./filled-in.tsx";

type Props = { onRead: (filled: Filled) => void };

/** Fills in prices from a CSV file that is chosen, or dropped anywhere on the screen. */
export function ImportFile({ onRead }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const showError = useErrorToast();
  const read = useAction({
    mutationFn: async (chosen: File) => {
      const body = new FormData();
      body.append("file", chosen);
      return callApi<ReadPrices>("POST", "/api/metal-prices/read-file", body);
    },
    onSuccess: ({ skipped, ...prices }, chosen) =>
      onRead({
        title: `Imported from “${chosen.name}”`,
        prices,
        notes: skipped > 0 ? [describeSkipped(skipped)] : [],
      }),
    onError: (error) => showError("Couldn’t read the file", error),
  });
  useDroppedFile(read.mutate);
  return (
    <>
      <button
        className="btn quiet metal-import"
        disabled={read.isPending}
        onClick={() => input.current?.click()}
        type="button"
      >
        <DeskIcon name="folder" />
        {read.isPending ? "Reading…" : "Import from a file"}
      </button>
      <input
        accept=".csv,.tsv,.txt"
        aria-label="CSV file with metal prices"
        className="sr"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Without this, choosing the same file again fires no change event.
          target.value = "";
          if (chosen) read.mutate(chosen);
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </>
  );
}

/** Takes a file that is dropped on the page, which the browser would open otherwise. */
function useDroppedFile(onDropped: (file: File) => void) {
  const dropped = useRef(onDropped);
  useEffect(() => {
    dropped.current = onDropped;
  });
  useEffect(() => {
    const holdsFile = ({ dataTransfer }: globalThis.DragEvent) =>
      dataTransfer?.types.includes("Files") ?? false;
    const allow = (event: globalThis.DragEvent) => {
      if (holdsFile(event)) event.preventDefault();
    };
    const take = (event: globalThis.DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) dropped.current(file);
    };
    document.addEventListener("dragover", allow);
    document.addEventListener("drop", take);
    return () => {
      document.removeEventListener("dragover", allow);
      document.removeEventListener("drop", take);
    };
  }, []);
}

const describeSkipped = (count: number) =>
  count === 1
    ? "One line without a metal’s price was skipped."
    : `${count} lines without a metal’s price were skipped.`;
