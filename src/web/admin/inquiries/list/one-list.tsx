import { Link } from "react-router";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState } from "../../list/empty-state.tsx";
import { QueryList } from "../../list/query-list.tsx";
import { INQUIRY_STATE_LABELS } from "../inquiry-state-labels.ts";
import { InquiryGroup, useInquiries } from "./inquiry-group.tsx";

type Props = { search: string; piece: string | null; query: string; currentId: number | null };

/** What a search finds or what is about a piece, in whatever state; or else everything that is closed. */
export function OneList({ search, piece, query, currentId }: Props) {
  const isClosed = search === "" && piece === null;
  const found = piece === null ? `search=${encodeURIComponent(search)}` : `productId=${piece}`;
  const inquiries = useInquiries(isClosed ? "state=closed" : found);
  const empty = isClosed ? (
    <EmptyState title="Nothing closed yet">
      Inquiries that you close move here. You can open them again.
    </EmptyState>
  ) : (
    <EmptyState title="No matches">Try a name, a piece, or a word from a message.</EmptyState>
  );
  const nameOfPiece =
    inquiries.items
      ?.flatMap(({ pieces }) => pieces)
      .find(({ productId }) => String(productId) === piece)?.name ?? "About this piece";
  const title = isClosed ? INQUIRY_STATE_LABELS.closed : `“${search}”`;
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
            title={piece === null ? title : nameOfPiece}
          />
        )}
      </QueryList>
    </>
  );
}

export function BackToInbox() {
  return (
    <Link className="row muted inquiry-back" to="/admin/inquiries">
      <Icon name="chevron-left" /> Back to the inbox
    </Link>
  );
}
