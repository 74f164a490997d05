import { lazy, Suspense } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { EditorSkeleton } from "../../product-editor/editor-skeleton.tsx";
import type { useEditParam } from "../../use-edit-param.ts";
import { useLoadWhenIdle } from "../../use-load-when-idle.ts";
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
