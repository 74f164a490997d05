import type { ReactNode } from "react";
import { hasFilters } from "#contract/catalogue/catalog-query.ts";
import { describeCount } from "./describe-range.ts";
import { ClearAll } from "./filter-chips.tsx";
import type { ListAddress, NearMatch, SectionName } from "./list-data.ts";
import { ListForm } from "./list-form.tsx";
import "./section-states.css";

type Unmatched = { name: SectionName; at: ListAddress; nearMatches: NearMatch[] };

/** An empty section beside one with items, in one line. */
export function FoldedSection({ name, at, nearMatches }: Unmatched) {
  if (!hasFilters(at.query)) {
    return <p className="wrap section-fold">{`No ${name} yet`}</p>;
  }
  return (
    <div className="wrap">
      <p className="section-fold">
        {`No ${name} found`} <ClearAll at={at} className="link" />
      </p>
      <NearMatches matches={nearMatches} />
    </div>
  );
}

function NearMatches({ matches }: { matches: NearMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <ul className="near-matches" aria-label="Close matches">
      {matches.map(({ label, href, pieces }) => (
        <li key={href}>
          <a className="link" data-list-link href={href}>
            {`Without “${label}”`}
          </a>
          <span className="muted">{describeCount("pieces", pieces)}</span>
        </li>
      ))}
    </ul>
  );
}

export function EmptySection({ name }: { name: SectionName }) {
  return (
    <div className="wrap section-state">
      <h3>{`No ${name} yet`}</h3>
      {name === "collections" ? (
        <p>Browse the pieces in the meantime.</p>
      ) : (
        <>
          <p>Come back soon.</p>
          <a className="go" href="/about">
            <span>Read about the workshop</span>
          </a>
        </>
      )}
    </div>
  );
}

/** @param children what leads to custom work: what is not there can be made */
export function NoMatches({
  name,
  at,
  nearMatches,
  children,
}: Unmatched & { children: ReactNode }) {
  return (
    <div className="wrap section-state">
      <h3>{`No ${name} found`}</h3>
      {children}
      <NearMatches matches={nearMatches} />
      <p>
        Remove a filter or start over. <ClearAll at={at} className="link" />
      </p>
    </div>
  );
}

type Failed = { name: SectionName; at: ListAddress; status: number };

export const SectionFailed = ({ name, at, status }: Failed) => (
  <div className="wrap section-state" role="alert">
    <p className="err">{`Failed to fetch ${name}: ${status}`}</p>
    <p>Something broke on our side. Try again in a moment.</p>
    <ListForm {...at}>
      <button className="btn quiet" type="submit">
        Try again
      </button>
    </ListForm>
  </div>
);
