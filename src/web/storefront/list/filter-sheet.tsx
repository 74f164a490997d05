import { type ReactNode, useEffect, useRef } from "react";
import { formatCount } from "#contract/decimals.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { ClearAll } from "./filter-chips.tsx";
import type { Section } from "./list-data.ts";
import { useListSearchParams } from "./list-search-params.tsx";
import "./filter-sheet.css";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  pieces: Section<unknown>;
  children: ReactNode;
};

/** The filters on a phone: they act at once, and the button at the thumb says what they leave. */
export function FilterSheet({ isOpen, onClose, pieces, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { isAsking } = useListSearchParams();

  useEffect(() => {
    if (isOpen) openDialog(dialog);
    else dialog.current?.close();
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener("close", onClose);
    return () => element?.removeEventListener("close", onClose);
  }, [onClose]);

  return (
    <Dialog id="filter-sheet" className="filter-sheet" title="Filters" ref={dialog}>
      <div className="filter-sheet-body">{children}</div>
      <div className="filter-sheet-foot">
        <ClearAll className="btn quiet" />
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {isAsking ? "Loading..." : showLabel(pieces)}
        </button>
      </div>
    </Dialog>
  );
}

function showLabel(pieces: Section<unknown>): string {
  if (pieces.state === "failed") return "Show pieces";
  return pieces.total === 1 ? "Show 1 piece" : `Show ${formatCount(pieces.total)} pieces`;
}
