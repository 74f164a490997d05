import { useRevalidator } from "react-router";
import { hasFilters } from "#contract/catalogue/catalog-query.ts";
import { MESSAGES as NAVIGATION } from "#web/navigation/messages.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { CustomWorkLink } from "../../inquiry/custom-work-link.tsx";
import { useInquiryShop } from "../../layout/use-inquiry-shop.ts";
import { ClearAll } from "../filters/filter-chips.tsx";
import { describeCount } from "../describe-count.ts";
import type { NearMatch, SectionName } from "../list-data.ts";
import { useListSearchParams } from "../filters/list-search-params.tsx";
import { MESSAGES } from "../messages.ts";
import "./section-states.css";

type Unmatched = { name: SectionName; nearMatches: NearMatch[] };

/** An empty section beside one with items, in one line. */
export function FoldedSection({ name, nearMatches }: Unmatched) {
  const { query } = useListSearchParams();
  if (!hasFilters(query))
    return <p className="wrap section-fold">{MESSAGES.empty.noneYet(name)}</p>;
  return (
    <div className="wrap">
      <p className="section-fold">
        {MESSAGES.empty.noneFound(name)} <ClearAll className="link" />
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
          <PageLink className="link" to={href}>
            {MESSAGES.empty.without(label)}
          </PageLink>
          <span className="muted">{describeCount("pieces", pieces)}</span>
        </li>
      ))}
    </ul>
  );
}

export function EmptySection({ name }: { name: SectionName }) {
  return name === "collections" ? (
    <div className="wrap section-state">
      <h3>{MESSAGES.empty.noneYet(name)}</h3>
      <p>{MESSAGES.empty.browsePieces}</p>
    </div>
  ) : (
    <div className="wrap section-state">
      <h3>{MESSAGES.empty.noneYet(name)}</h3>
      <p>{MESSAGES.empty.comeBack}</p>
      <PageLink className="go" to="/about">
        <span>{MESSAGES.empty.workshop}</span>
      </PageLink>
    </div>
  );
}

export function NoMatches({ name, nearMatches }: Unmatched) {
  return (
    <div className="wrap section-state">
      <h3>{MESSAGES.empty.noneFound(name)}</h3>
      <p>{MESSAGES.empty.startOver}</p>
      <NearMatches matches={nearMatches} />
      <ClearAll className="btn quiet" />
      {name === "pieces" && <CustomWork />}
    </div>
  );
}

/** What is not there can be made. */
function CustomWork() {
  const shop = useInquiryShop();
  if (!shop.email) return null;
  return (
    <CustomWorkLink className="go" shop={shop}>
      <span>{MESSAGES.customOrder.ask}</span>
    </CustomWorkLink>
  );
}

export function SectionFailed({ name, status }: { name: SectionName; status: number | null }) {
  const { revalidate, state } = useRevalidator();
  const isTrying = state === "loading";
  return (
    <div className="wrap section-state" role="alert">
      <p className="err">{MESSAGES.failed.title(name, status)}</p>
      <p>{explainFailure(status)}</p>
      <button
        type="button"
        className="btn quiet"
        aria-disabled={isTrying}
        onClick={() => void revalidate()}
      >
        {isTrying ? MESSAGES.loading : MESSAGES.tryAgain}
      </button>
    </div>
  );
}

function explainFailure(status: number | null): string {
  if (status !== null) return MESSAGES.failed.broken;
  const { title, text } = navigator.onLine ? NAVIGATION.unreachable : NAVIGATION.offline;
  return `${title}. ${text}`;
}
