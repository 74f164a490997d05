import { useDeferredValue, useState } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { QueryState } from "../query-state.tsx";
import { CollectionEditor } from "./editor/collection-editor.tsx";
import { SidePanel } from "../side-panel/side-panel.tsx";
import { useCollection } from "./use-collection.ts";
import { MESSAGES } from "./messages.ts";

type Props = { editing: number | "new"; onClose: () => void };

export function CollectionPanel({ editing, onClose }: Props) {
  if (editing === "new") {
    return (
      <SidePanel isEditor title={MESSAGES.create} onClose={onClose}>
        <CollectionEditor collection={null} onClose={onClose} onRestored={onClose} />
      </SidePanel>
    );
  }
  return (
    <SidePanel isEditor title={MESSAGES.edit} onClose={onClose}>
      <ExistingCollection id={editing} onClose={onClose} />
    </SidePanel>
  );
}

function ExistingCollection({ id, onClose }: { id: number; onClose: () => void }) {
  const collection = useCollection(id);
  // The editor is rendered in small parts at first, between which a key or a press is answered.
  const isShown = useDeferredValue(collection.data !== undefined);
  const shown = isShown ? collection.data : undefined;
  const [restored, setRestored] = useState(0);
  return (
    <QueryState query={{ ...collection, data: shown }} skeleton={<PanelSkeleton />} keepData>
      {(loaded) => (
        <CollectionEditor
          key={restored}
          collection={loaded}
          onClose={onClose}
          onRestored={() => setRestored((times) => times + 1)}
        />
      )}
    </QueryState>
  );
}

function PanelSkeleton() {
  return (
    <div className="collection-skeletons">
      <output className="sr">{MESSAGES.loadingOne}</output>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} />
      ))}
    </div>
  );
}
