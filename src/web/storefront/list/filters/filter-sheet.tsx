import { type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { showDialog, useCloseOnBack } from "../../close-on-back.ts";
import { describeCount } from "../describe-count.ts";
import { ClearAll } from "./filter-chips.tsx";
import type { Section } from "../list-data.ts";
import { useListSearchParams } from "./list-search-params.tsx";
import { MESSAGES } from "../messages.ts";
import "./filter-sheet.css";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  pieces: Section<unknown>;
  children: ReactNode;
};

/** The filters on a phone. Each applies at once, and the button at the bottom shows how many pieces are left. */
export function FilterSheet({ isOpen, onClose, pieces, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { isPending } = useListSearchParams();

  useCloseOnBack(dialog);
  useEffect(() => {
    if (isOpen) showDialog(dialog);
    else dialog.current?.close();
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener("close", onClose);
    return () => element?.removeEventListener("close", onClose);
  }, [onClose]);

  return (
    <Dialog id="filter-sheet" className="filter-sheet" title={MESSAGES.filters.title} ref={dialog}>
      <div className="filter-sheet-body">{children}</div>
      <div className="filter-sheet-foot">
        <ClearAll className="btn quiet" />
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {isPending ? MESSAGES.loading : showLabel(pieces)}
        </button>
      </div>
    </Dialog>
  );
}

function showLabel(pieces: Section<unknown>): string {
  const { show, pieces: uncounted } = MESSAGES.filters;
  return show(pieces.state === "failed" ? uncounted : describeCount("pieces", pieces.total));
}
