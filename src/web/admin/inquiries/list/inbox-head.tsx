import type { InquiryCounts } from "#contract/sales/inquiries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SearchField } from "../../forms/search-field.tsx";
import { INQUIRY_WORDS } from "../messages.ts";

const { list, title } = INQUIRY_WORDS;

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
        <Title className="inbox-name">{title}</Title>
        <button className="btn quiet small" onClick={onAdd} type="button">
          <Icon name="plus" />
          {list.add}
          <span className="sr"> {list.addWhat}</span>
        </button>
      </div>
      <p aria-live="polite" className="inbox-sum">
        {counts && (
          <>
            <b>{counts.new}</b> new, <b>{waiting}</b> waiting for you.
          </>
        )}
      </p>
      <SearchField label={list.search} onChange={onSearch} value={search} />
    </header>
  );
}
