import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { FullVersion } from "#contract/catalogue/collection-versions.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Prose } from "#web/catalog/text/prose.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { formatDateTime } from "../../formatting/format-day.ts";

type Props = {
  collectionId: number;
  versionId: number;
  isBusy: boolean;
  onBack: () => void;
  onRestore: () => void;
};

/** One version as it was saved, with a button to restore it. */
export function VersionView({ collectionId, versionId, isBusy, onBack, onRestore }: Props) {
  const version = useQuery<FullVersion>({
    queryKey: [`/api/blog-posts/${collectionId}/versions/${versionId}`],
    gcTime: 0,
  });
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <button className="link versions-back" type="button" onClick={onBack} ref={back}>
        All versions
      </button>
      <QueryState query={version} skeleton={<Skeleton className="versions-skeleton" />}>
        {(loaded) => <VersionContent version={loaded} />}
      </QueryState>
      <div className="desk-dialog-buttons">
        <button
          className="btn"
          type="button"
          disabled={isBusy || !version.data}
          onClick={onRestore}
        >
          Restore this version
        </button>
        <button className="btn quiet" type="button" onClick={onBack}>
          Back
        </button>
      </div>
    </>
  );
}

function VersionContent({ version }: { version: FullVersion }) {
  const { timeZone } = useDesk().settings;
  const { number, savedAt, savedBy, changes, snapshot, media, gone } = version;
  return (
    <article className="stack version" aria-label={`Version ${number}`}>
      <p className="muted">
        {describeVersion(number, formatDateTime(savedAt, timeZone), savedBy)} {changes}.
      </p>
      {gone.length > 0 && (
        <p className="version-gone">{`No longer there: ${gone.join(", ")}. You can restore the rest.`}</p>
      )}
      <h3>{snapshot.title}</h3>
      <p>{snapshot.description}</p>
      {media.length > 0 && (
        <ul className="cluster version-pictures" aria-label="Images">
          {media.map((picture) => (
            <li key={picture.url}>
              <Picture
                picture={picture}
                ratio={1}
                sizes="96px"
                fallback={<DeskIcon name="star" />}
              />
            </li>
          ))}
        </ul>
      )}
      {snapshot.content && <Prose html={snapshot.content} />}
      <Facts version={version} />
    </article>
  );
}

function Facts({ version: { snapshot } }: { version: FullVersion }) {
  const { timeZone } = useDesk().settings;
  const { slug, category, tags, pieces, isPublished, publishAt } = snapshot;
  const state = publishAt ? `Scheduled for ${formatDateTime(publishAt, timeZone)}` : "Draft";
  const facts = [
    ["Address", `/collections/${slug}`],
    ["Category", category?.name ?? "None"],
    ["Tags", listNames(tags)],
    ["Pieces", listNames(pieces)],
    ["State", isPublished ? "Published" : state],
  ];
  return (
    <dl className="version-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const listNames = (things: { name: string }[]): string =>
  things.map(({ name }) => name).join(", ") || "None";

const describeVersion = (number: number, at: string, by: string | null) =>
  `Version ${number}, saved ${at}${by ? ` by ${by}` : ""}.`;
