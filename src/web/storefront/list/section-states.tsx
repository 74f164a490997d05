import type { ReactNode } from "react";
import { hasFilters } from "#contract/catalogue/catalog-query.ts";
import { describeCount } from "./describe-range.ts";
import { ClearAll } from "./filter-chips.tsx";
import type { ListAddress, NearMatch, SectionName } from "./list-data.ts";
import { ListForm } from "./list-form.tsx";
import { MESSAGES } from "./messages.ts";
import "./section-states.css";

type Unmatched = { name: SectionName; at: ListAddress; nearMatches: NearMatch[] };

/** An empty section beside one with items, in one line. */
export function FoldedSection({ name, at, nearMatches }: Unmatched) {
  if (!hasFilters(at.query)) {
    return <p className="wrap section-fold">{MESSAGES.empty.noneYet(name)}</p>;
  }
  return (
    <div className="wrap">
      <p className="section-fold">
        {MESSAGES.empty.noneFound(name)} <ClearAll at={at} className="link" />
      </p>
      <NearMatches matches={nearMatches} />
    </div>
  );
}

function NearMatches({ matches }: { matches: NearMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <ul className="near-matches" aria-label={MESSAGES.empty.nearMatches}>
      {matches.map(({ label, href, pieces }) => (
        <li key={href}>
          <a className="link" data-list-link href={href}>
            {MESSAGES.empty.without(label)}
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
      <h3>{MESSAGES.empty.noneYet(name)}</h3>
      {name === "collections" ? (
        <p>{MESSAGES.empty.browsePieces}</p>
      ) : (
        <>
          <p>{MESSAGES.empty.comeBack}</p>
          <a className="go" href="/about">
            <span>{MESSAGES.empty.workshop}</span>
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
      <h3>{MESSAGES.empty.noneFound(name)}</h3>
      {children}
      <NearMatches matches={nearMatches} />
      <p>
        {MESSAGES.empty.startOver} <ClearAll at={at} className="link" />
      </p>
    </div>
  );
}

type Failed = { name: SectionName; at: ListAddress; status: number };

export const SectionFailed = ({ name, at, status }: Failed) => (
  <div className="wrap section-state" role="alert">
    <p className="err">{MESSAGES.failed.title(name, status)}</p>
    <p>{MESSAGES.failed.broken}</p>
    <ListForm {...at}>
      <button className="btn quiet" type="submit">
        {MESSAGES.tryAgain}
      </button>
    </ListForm>
  </div>
);
