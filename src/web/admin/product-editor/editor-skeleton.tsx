import { Skeleton } from "#web/ui/skeleton.tsx";
import { SidePanel } from "../side-panel/side-panel.tsx";
import "./product-editor.css";
import "./piece-screen.css";

/** The panel of the editor while its script loads. */
export function EditorSkeleton({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  return (
    <SidePanel
      className="piece-screen"
      focus="panel"
      isScreen
      onClose={onClose}
      title={isNew ? "Add New Product" : "Product"}
    >
      <FormSkeleton />
    </SidePanel>
  );
}

export function FormSkeleton() {
  return (
    <div className="stack-wide product-skeleton">
      <output className="sr">Loading the piece</output>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
