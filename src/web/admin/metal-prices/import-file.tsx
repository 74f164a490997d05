import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { FINE_METALS, METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { ReadPrices } from "#contract/catalogue/metal-prices/price-file.ts";
import { Icon } from "#web/ui/icon.tsx";
import { callApi } from "../api-client/call-api.ts";
import { DeskIcon } from "../desk-icon.tsx";
import { useErrorToast } from "../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

type Props = {
  /** The name of the file whose prices are filled in; null for none. */
  file: string | null;
  onRead: (name: string, read: ReadPrices) => void;
  onRestore: () => void;
};

/** Fills in prices from a CSV file that is chosen, or dropped anywhere on the screen. */
export function ImportFile({ file, onRead, onRestore }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const showError = useErrorToast();
  const read = useMutation({
    mutationFn: async (chosen: File) => {
      const body = new FormData();
      body.append("file", chosen);
      return callApi<ReadPrices>("POST", "/api/metal-prices/read-file", body);
    },
    onSuccess: (found, chosen) => onRead(chosen.name, found),
    onError: (error) => showError(MESSAGES.file.failed, error),
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
        {read.isPending ? MESSAGES.file.reading : MESSAGES.file.choose}
      </button>
      <input
        accept=".csv,.tsv,.txt"
        aria-label={MESSAGES.file.label}
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
      <output className="metal-imported">
        {file !== null && read.data && (
          <Imported file={file} found={read.data} {...{ onRestore }} />
        )}
      </output>
    </>
  );
}

type ImportedProps = { file: string; found: ReadPrices; onRestore: () => void };

function Imported({ file, found, onRestore }: ImportedProps) {
  const metals = FINE_METALS.filter((metal) => found[metal] !== undefined);
  const names = metals.map((metal) => METAL_NAMES[metal].toLowerCase());
  return (
    <>
      <Icon name="check" />
      <b>{MESSAGES.file.imported(file)}</b>
      <p>
        {MESSAGES.file.filledIn(new Intl.ListFormat("en-US").format(names))}
        {found.skipped > 0 && MESSAGES.file.skipped(found.skipped)}{" "}
        <button className="link" onClick={onRestore} type="button">
          {MESSAGES.file.restore}
        </button>
      </p>
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
