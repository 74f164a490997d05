import type { InquiryCounts } from "#contract/sales/inquiries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SearchField } from "../../forms/search-field.tsx";

type Props = {
  counts: InquiryCounts | undefined;
  search: string;
  onSearch: (text: string) => void;
  onAdd: () => void;
  /** Whether a conversation beside it has the heading of the page. */
  isBeside: boolean;
};

/** The title, how much needs the shop, and the search. */
export function InboxHead({ counts, search, onSearch, onAdd, isBeside }: Props) {
  const waiting = counts?.["waiting-for-you"] ?? 0;
  const Title = isBeside ? "p" : "h1";
  return (
    <header>
      <div className="inbox-title">
        <Title className="inbox-name">Inquiries</Title>
        <button className="btn quiet small" onClick={onAdd} type="button">
          <Icon name="plus" />
          Add
          <span className="sr"> inquiry</span>
        </button>
      </div>
      <p aria-live="polite" className="inbox-sum">
        {counts && (
          <>
            <b>{counts.new}</b> new, <b>{waiting}</b> waiting for you.
          </>
        )}
      </p>
      <SearchField label="Name, piece, or words" onChange={onSearch} value={search} />
    </header>
  );
}
