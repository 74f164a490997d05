import { useDeferredValue, useId } from "react";
import type { InquirySummary } from "#contract/sales/inquiries.ts";
import { usePagedList } from "../../api-client/use-paged-list.ts";
import { ShowMoreButton } from "../../list/show-more-button.tsx";
import { LoadFailed } from "../../load-failed.tsx";
import { InquiryRow } from "./inquiry-row.tsx";

const PER_PAGE = 50;

const NONE: InquirySummary[] = [];

type Inquiries = ReturnType<typeof usePagedList<InquirySummary>>;

export const useInquiries = (filter: string): Inquiries =>
  usePagedList<InquirySummary>(`/api/inquiries?${filter}`, PER_PAGE);

type Props = { title: string; inquiries: Inquiries; query: string; currentId: number | null };

/** The inquiries of one state under its name and number. Renders nothing without any. */
export function InquiryGroup({ title, inquiries, query, currentId }: Props) {
  const id = useId();
  // Rendered in small parts, between which a key or a press is answered.
  const items = useDeferredValue(inquiries.items, NONE);
  if (inquiries.error) {
    return <LoadFailed error={inquiries.error} onRetry={() => void inquiries.refetch()} />;
  }
  if (!items?.length) return null;
  return (
    <section aria-labelledby={id} className="inquiry-group">
      <h2 id={id}>
        {title} <small>{inquiries.total}</small>
      </h2>
      <ul>
        {items.map((inquiry) => (
          <li key={inquiry.id}>
            <InquiryRow
              inquiry={inquiry}
              isCurrent={inquiry.id === currentId}
              to={`/admin/inquiries/${inquiry.id}${query}`}
            />
          </li>
        ))}
      </ul>
      <ShowMoreButton className="btn quiet small inquiry-more" label="Show more" list={inquiries} />
    </section>
  );
}
