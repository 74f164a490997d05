import { useRevalidator } from "react-router";
import { hasFilters } from "#contract/catalogue/catalog-query.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { ClearAll } from "./filter-chips.tsx";
import type { SectionName } from "./list-data.ts";
import { useListSearchParams } from "./list-search-params.tsx";
import "./section-states.css";

/** An empty section beside one with items, in one line. */
export function FoldedSection({ name }: { name: SectionName }) {
  const { query } = useListSearchParams();
  if (!hasFilters(query)) return <p className="wrap section-fold">No {name} yet</p>;
  return (
    <p className="wrap section-fold">
      No {name} found <ClearAll className="link" />
    </p>
  );
}

export function EmptySection({ name }: { name: SectionName }) {
  return name === "collections" ? (
    <div className="wrap section-state">
      <h3>No collections yet</h3>
      <p>Look at the pieces meanwhile.</p>
    </div>
  ) : (
    <div className="wrap section-state">
      <h3>No pieces yet</h3>
      <p>Come back soon.</p>
      <PageLink className="go" to="/about">
        <span>Read about the workshop</span>
      </PageLink>
    </div>
  );
}

export function NoMatches({ name }: { name: SectionName }) {
  return (
    <div className="wrap section-state">
      <h3>No {name} found</h3>
      <p>Remove a filter or start over.</p>
      <ClearAll className="btn quiet" />
    </div>
  );
}

export function SectionFailed({ name, status }: { name: SectionName; status: number | null }) {
  const { revalidate, state } = useRevalidator();
  const isTrying = state === "loading";
  return (
    <div className="wrap section-state" role="alert">
      <p className="err">
        Failed to fetch {name}: {status ?? "no answer"}
      </p>
      <p>{explainFailure(status)}</p>
      <button
        type="button"
        className="btn quiet"
        aria-disabled={isTrying}
        onClick={() => void revalidate()}
      >
        {isTrying ? "Loading..." : "Try again"}
      </button>
    </div>
  );
}

const explainFailure = (status: number | null): string =>
  status === null
    ? "Check your connection, then try again."
    : "Something broke on our side. Try again in a moment.";
