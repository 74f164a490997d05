import { useState } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { CollectionEditor } from "./editor/collection-editor.tsx";
import { SidePanel } from "../side-panel.tsx";
import { useCollection } from "./use-collection.ts";

type Props = { editing: number | "new"; onClose: () => void };

export function CollectionPanel({ editing, onClose }: Props) {
  if (editing === "new") {
    return (
      <SidePanel title="Create Collection" onClose={onClose}>
        <CollectionEditor collection={null} onClose={onClose} onRestored={onClose} />
      </SidePanel>
    );
  }
  return (
    <SidePanel title="Edit Collection" onClose={onClose}>
      <Existing id={editing} onClose={onClose} />
    </SidePanel>
  );
}

function Existing({ id, onClose }: { id: number; onClose: () => void }) {
  const collection = useCollection(id);
  const [restored, setRestored] = useState(0);
  if (collection.data) {
    return (
      <CollectionEditor
        key={restored}
        collection={collection.data}
        onClose={onClose}
        onRestored={() => setRestored((times) => times + 1)}
      />
    );
  }
  if (collection.error) {
    return <LoadFailed error={collection.error} onRetry={() => void collection.refetch()} />;
  }
  return (
    <div className="collection-skeletons">
      <output className="sr">Loading the collection</output>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} />
      ))}
    </div>
  );
}
