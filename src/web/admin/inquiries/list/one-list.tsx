import { Link } from "react-router";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState } from "../../list/empty-state.tsx";
import { QueryList } from "../../list/query-list.tsx";
import { INQUIRY_WORDS } from "../messages.ts";
import { InquiryGroup, useInquiries } from "./inquiry-group.tsx";

const { list, states } = INQUIRY_WORDS;

type Props = { search: string; query: string; currentId: number | null };

/** What a search finds in whatever state, or else everything that is closed. */
export function OneList({ search, query, currentId }: Props) {
  const inquiries = useInquiries(
    search === "" ? "state=closed" : `search=${encodeURIComponent(search)}`,
  );
  const empty =
    search === "" ? (
      <EmptyState title={list.noneClosed}>{list.noneClosedText}</EmptyState>
    ) : (
      <EmptyState title={list.nothingFound}>{list.nothingFoundText}</EmptyState>
    );
  return (
    <>
      {search === "" && <BackToInbox />}
      <QueryList
        empty={empty}
        items={inquiries.items}
        query={inquiries}
        skeleton={<Skeleton className="inquiry-skeleton" />}
      >
        {() => (
          <InquiryGroup
            currentId={currentId}
            inquiries={inquiries}
            query={query}
            title={search === "" ? states.closed : `“${search}”`}
          />
        )}
      </QueryList>
    </>
  );
}

export function BackToInbox() {
  return (
    <Link className="inquiry-back" to="/admin/inquiries">
      <Icon name="chevron-left" /> {list.inbox}
    </Link>
  );
}
