import { useEffect, useRef, useState } from "react";
import type { Collection } from "#contract/catalogue/collections.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useRestoreVersion } from "./use-restore-version.ts";
import { VersionList } from "./version-list.tsx";
import { VersionView } from "./version-view.tsx";
import { MESSAGES } from "./messages.ts";
import "./versions.css";

type Props = {
  collection: Collection;
  /** Remounts the editor with the restored version. */
  onRestored: () => void;
};

/** Earlier versions of a collection, to view and restore. */
export function Versions({ collection, onRestored }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="btn small quiet" type="button" onClick={() => setOpen(true)}>
        {MESSAGES.title}
      </button>
      {isOpen && (
        <VersionsDialog
          collection={collection}
          onRestored={onRestored}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function VersionsDialog({ collection, onRestored, onClose }: Props & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const restore = useRestoreVersion(collection, onRestored);
  useEffect(() => openDialog(dialog), []);
  return (
    <Dialog
      className="desk-dialog versions"
      id="versions"
      onClose={onClose}
      ref={dialog}
      title={MESSAGES.title}
    >
      {chosen === null ? (
        <VersionList
          collectionId={collection.id}
          focusOn={lookedAt}
          onChoose={(id) => {
            setChosen(id);
            setLookedAt(id);
          }}
        />
      ) : (
        <VersionView
          collectionId={collection.id}
          versionId={chosen}
          isBusy={restore.isPending}
          onBack={() => setChosen(null)}
          onRestore={() => restore.mutate(chosen)}
        />
      )}
    </Dialog>
  );
}
