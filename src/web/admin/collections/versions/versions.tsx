import { useEffect, useRef, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import type { Collection } from "#contract/catalogue/collections.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import type {
  CollectionVersion,
  RestoredVersion,
} from "#contract/catalogue/collection-versions.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryList } from "../../list/query-list.tsx";
import { formatDateTime } from "../../formatting/format-day.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { VersionView } from "./version-view.tsx";
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

type VersionListProps = {
  collectionId: number;
  /** The version viewed last, whose button takes the focus. */
  focusOn: number | null;
  onChoose: (id: number) => void;
};

/** The last versions: when, by whom, and what they changed. */
function VersionList({ collectionId, focusOn, onChoose }: VersionListProps) {
  const versions = useQuery<CollectionVersion[]>({
    queryKey: [`/api/blog-posts/${collectionId}/versions`],
    staleTime: 0,
  });
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focusOn !== null) {
      list.current?.querySelector<HTMLElement>(`[data-version="${focusOn}"]`)?.focus();
    }
  }, [focusOn]);
  return (
    <QueryList
      query={versions}
      items={versions.data}
      skeleton={<Skeleton className="versions-skeleton" />}
      empty={<p>No versions yet. One is stored each time you save.</p>}
    >
      {(items) => (
        <>
          <p className="muted">Your last 20 versions are kept. Restoring one never publishes it.</p>
          <ol className="version-list" ref={list}>
            {items.map((version, index) => (
              <li key={version.id}>
                <VersionLine version={version} isNow={index === 0} />
                <button
                  className="btn small quiet"
                  type="button"
                  data-version={version.id}
                  aria-label={`View version ${version.number}`}
                  onClick={() => onChoose(version.id)}
                >
                  View
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </QueryList>
  );
}

function VersionLine({ version, isNow }: { version: CollectionVersion; isNow: boolean }) {
  const { timeZone } = useDesk().settings;
  const { number, savedAt, savedBy, changes } = version;
  return (
    <>
      <span className="num muted version-number">{number}</span>
      <div>
        <p className="version-changes">
          {changes}
          {isNow && <b>{" (as it is now)"}</b>}
        </p>
        <p className="muted">
          <time dateTime={savedAt}>{formatDateTime(savedAt, timeZone)}</time>
          {savedBy && `, ${savedBy}`}
        </p>
      </div>
    </>
  );
}
