import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { CollectionVersion } from "#contract/catalogue/collection-versions.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryList } from "../../list/query-list.tsx";
import { formatDateTime } from "../../formatting/format-date-time.ts";

type Props = {
  collectionId: number;
  /** The version viewed last, whose button takes the focus. */
  focusOn: number | null;
  onChoose: (id: number) => void;
};

/** The last versions: when, by whom, and what they changed. */
export function VersionList({ collectionId, focusOn, onChoose }: Props) {
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
