import type { InquiryCounts } from "#contract/sales/inquiries.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { INQUIRY_STATE_LABELS } from "../inquiry-state-labels.ts";
import { CaughtUp } from "./caught-up.tsx";
import { InquiryGroup, useInquiries } from "./inquiry-group.tsx";
import { ViewLink } from "./view-link.tsx";

type Props = {
  counts: InquiryCounts | undefined;
  query: string;
  currentId: number | null;
  onAdd: () => void;
};

/** What needs the shop first, then what waits for others, and the ways to the rest. */
export function OpenInquiries({ counts, query, currentId, onAdd }: Props) {
  const groups = [
    { title: INQUIRY_STATE_LABELS.new, inquiries: useInquiries("state=new") },
    {
      title: INQUIRY_STATE_LABELS["waiting-for-you"],
      inquiries: useInquiries("state=waiting-for-you"),
    },
    {
      title: INQUIRY_STATE_LABELS["waiting-for-them"],
      inquiries: useInquiries("state=waiting-for-them"),
    },
  ];
  const isLoading = groups.some(({ inquiries }) => inquiries.isPending);
  const isEmpty = groups.every(({ inquiries }) => inquiries.items?.length === 0);
  return (
    <>
      {isLoading && <Skeleton className="inquiry-skeleton" />}
      {isEmpty && <CaughtUp onAdd={onAdd} />}
      {!isLoading &&
        groups.map(({ title, inquiries }) => (
          <InquiryGroup
            currentId={currentId}
            inquiries={inquiries}
            key={title}
            query={query}
            title={title}
          />
        ))}
      {counts && (counts.closed > 0 || counts["to-check"] > 0) && (
        <nav aria-label="All inquiries" className="inquiry-views">
          <ViewLink count={counts["to-check"]} state="to-check" />
          <ViewLink count={counts.closed} state="closed" />
        </nav>
      )}
    </>
  );
}
