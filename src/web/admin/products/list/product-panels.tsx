import { lazy, Suspense, useEffect } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { EditorSkeleton } from "../../product-editor/editor-skeleton.tsx";
import type { useEditParam } from "../../use-edit-param.ts";
import type { BulkSelection } from "../bulk/use-bulk-selection.ts";
import type { useNewPiece } from "./new-piece.tsx";

const loadEditor = () => import("./piece-editor.tsx");
const PieceEditor = lazy(loadEditor);
const BulkPanel = lazy(() => import("../bulk/bulk-panel.tsx"));

type ProductPanelsProps = {
  edited: ReturnType<typeof useEditParam>;
  newPiece: ReturnType<typeof useNewPiece>;
  bulk: BulkSelection;
};

/** What opens beside the list, loaded by then: the editor, what became of a new piece, a change of many. */
export function ProductPanels({ edited, newPiece, bulk }: ProductPanelsProps) {
  const { editing, newName, close } = edited;
  const isHydrated = useHydrated();
  useLoadWhenIdle(loadEditor);
  if (editing === null) {
    return (
      <Suspense>
        {isHydrated && newPiece.notice}
        {bulk.form && bulk.selection.ids.size > 0 && (
          <BulkPanel
            form={bulk.form}
            key={bulk.form}
            onClose={bulk.closeForm}
            selection={bulk.selection}
          />
        )}
      </Suspense>
    );
  }
  if (!isHydrated) return null;
  return (
    <Suspense fallback={<EditorSkeleton isNew={editing === "new"} onClose={close} />}>
      <PieceEditor
        editing={editing}
        first={{ ...newPiece.first, ...(newName && { name: newName }) }}
        key={`${editing} ${newName}`}
        onClose={close}
        onCreated={newPiece.created}
        photos={newPiece.photos}
      />
    </Suspense>
  );
}

/** Milliseconds, where the browser does not say when it is idle. */
const WAIT = 2000;

/**
 * Loads a part of the screen once the browser has nothing else to do: the press that shows it need not wait.
 * @param load the same function at each render
 */
function useLoadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Where this fails, it is loaded again when it is shown, which reports the failure.
    const start = () => void load().catch(() => undefined);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(start, WAIT);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(start);
    return () => cancelIdleCallback(request);
  }, [load]);
}
