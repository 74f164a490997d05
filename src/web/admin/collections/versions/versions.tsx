import { useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import type { Collection } from "#contract/catalogue/collections.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import type {
  CollectionVersion,
  RestoredVersion,
} from "#contract/catalogue/collection-versions.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { VersionList } from "./version-list.tsx";
import { VersionView } from "./version-view.tsx";
import "./versions.css";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

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
        Versions
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
      title="Versions"
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

/** Restores a version. The toast names what could not be restored and offers Undo. */
function useRestoreVersion({ id, version }: Collection, onRestored: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const path = `/api/blog-posts/${id}`;
  const call = (versionId: number, over: number) =>
    callApi<RestoredVersion>("POST", `${path}/versions/${versionId}/restore`, { version: over });
  const fail = (error: Error) => showError("Couldn’t restore the version", error);
  const show = async ({ collection }: RestoredVersion) => {
    client.setQueryData([path], collection);
    // Before the toast: the remounted panel may show one of its own.
    flushSync(onRestored);
    await refetch(client, "/api/blog-posts");
  };
  return useAction({
    mutationFn: async (versionId: number) => {
      const [before] = await callApi<CollectionVersion[]>("GET", `${path}/versions`);
      return { before, restored: await call(versionId, version) };
    },
    onSuccess: async ({ before, restored }) => {
      const { collection, gone } = restored;
      const undo = () => before && call(before.id, collection.version).then(show).catch(fail);
      const shown = show(restored);
      toast({
        title: "Version restored",
        description:
          gone.length > 0
            ? `No longer there: ${gone.join(", ")}.`
            : "It is saved as a new version.",
        ...(before && { action: { label: "Undo", onPress: () => void undo() } }),
      });
      await shown;
    },
    onError: async (error) => {
      fail(error);
      await refetch(client, "/api/blog-posts");
    },
  });
}
