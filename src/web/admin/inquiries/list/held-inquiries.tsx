import { useState } from "react";
import type { InquirySummary } from "#contract/sales/inquiries.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState } from "../../list/empty-state.tsx";
import { QueryList } from "../../list/query-list.tsx";
import { ShowMoreButton } from "../../list/show-more-button.tsx";
import { HELD_REASONS } from "../describe-inquiry.ts";
import { INQUIRY_STATE_LABELS } from "../inquiry-state-labels.ts";
import { useCheckInquiries } from "../use-check-inquiries.ts";
import { useInquiries } from "./inquiry-group.tsx";
import { InquiryRow } from "./inquiry-row.tsx";
import { BackToInbox } from "./one-list.tsx";

/** What looks like spam, with why: accepted or deleted, many at a time. */
export function HeldInquiries({ query, currentId }: { query: string; currentId: number | null }) {
  const inquiries = useInquiries("state=to-check");
  return (
    <>
      <BackToInbox />
      <QueryList
        empty={
          <EmptyState title="Nothing to check">
            Messages that look like spam wait here until you accept or delete them. Nothing is lost.
          </EmptyState>
        }
        items={inquiries.items}
        query={inquiries}
        skeleton={<Skeleton className="inquiry-skeleton" />}
      >
        {(items) => (
          <section className="inquiry-group">
            <h2>
              {INQUIRY_STATE_LABELS["to-check"]} <small>{inquiries.total}</small>
            </h2>
            <Held currentId={currentId} items={items} query={query} />
            <ShowMoreButton
              className="btn quiet small inquiry-more"
              label="Show more"
              list={inquiries}
            />
          </section>
        )}
      </QueryList>
    </>
  );
}

type HeldProps = { items: InquirySummary[]; query: string; currentId: number | null };

function Held({ items, query, currentId }: HeldProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = items.map(({ id }) => id).filter((id) => chosen.has(id));
  const check = useCheckInquiries(() => setChosen(new Set()));
  const toggle = (some: number[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of some) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  return (
    <>
      <div className="toolbar held-bar">
        <label className="row small held-choice">
          <input
            checked={ids.length === items.length}
            onChange={({ target }) =>
              toggle(
                items.map(({ id }) => id),
                target.checked,
              )
            }
            type="checkbox"
          />
          <span aria-live="polite">{ids.length > 0 ? `${ids.length} selected` : "Select all"}</span>
        </label>
        {(["accept", "delete"] as const).map((action) => (
          <button
            className={action === "accept" ? "btn small soft" : "btn small quiet"}
            disabled={ids.length === 0 || check.isPending}
            key={action}
            onClick={() => check.mutate({ ids, action })}
            type="button"
          >
            {action === "accept" ? "Accept" : "Delete"}
          </button>
        ))}
      </div>
      <ul>
        {items.map((inquiry) => (
          <li className="held-row" key={inquiry.id}>
            <input
              aria-label={`Select ${inquiry.name}`}
              checked={chosen.has(inquiry.id)}
              onChange={({ target }) => toggle([inquiry.id], target.checked)}
              type="checkbox"
            />
            <InquiryRow
              inquiry={inquiry}
              isCurrent={inquiry.id === currentId}
              to={`/admin/inquiries/${inquiry.id}${query}`}
            />
            {inquiry.heldBecause && <p>{HELD_REASONS[inquiry.heldBecause]}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
