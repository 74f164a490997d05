import { type RefObject, useEffect, useRef } from "react";
import { Link, Outlet, useParams } from "react-router";
import { openDialog } from "#web/ui/dialog.tsx";
import type { InquiryCounts } from "#contract/sales/inquiries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { useInquiryCounts } from "../../use-inquiry-counts.ts";
import { SearchField } from "../../forms/search-field.tsx";
import { EmptyState } from "../../list/empty-state.tsx";
import { useInboxParams } from "../inbox-params.ts";
import { HeldInquiries } from "../list/held-inquiries.tsx";
import { OneList } from "../list/one-list.tsx";
import { INQUIRY_STATE_LABELS } from "../inquiry-state-labels.ts";
import { InquiryGroup, useInquiries } from "../list/inquiry-group.tsx";
import { AddInquiryDialog } from "./add-inquiry-dialog.tsx";
import "./inbox.css";
import "../list/inquiry-list.css";

const ROWS = "a[data-inquiry]";

export const meta = () => [{ title: "Inquiries" }];

/** The inbox: the list, beside it a conversation; on a phone one of the two. */
export default function InboxScreen() {
  const { id } = useParams();
  const { view, search, piece, query, isAdding, setSearch } = useInboxParams();
  const counts = useInquiryCounts();
  const list = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const add = () => openDialog(dialog);
  const shown = { query, currentId: id === undefined ? null : Number(id) };
  useListKeys(list);
  useEffect(() => {
    if (isAdding) openDialog(dialog);
  }, [isAdding]);
  return (
    <div className={id === undefined ? "inbox" : "inbox inbox-open"}>
      <section aria-label="All inquiries" className="inquiry-list" ref={list}>
        <InboxHead
          counts={counts}
          isBeside={id !== undefined}
          onAdd={add}
          onSearch={setSearch}
          search={search}
        />
        <div className="inquiry-scroll">
          {search !== "" || piece !== null || view === "closed" ? (
            <OneList piece={piece} search={search} {...shown} />
          ) : view === "to-check" ? (
            <HeldInquiries {...shown} />
          ) : (
            <OpenInquiries counts={counts} onAdd={add} {...shown} />
          )}
        </div>
      </section>
      <Outlet />
      <AddInquiryDialog ref={dialog} />
    </div>
  );
}

/** J and K move the focus through the rows of a list, / goes to its search. */
function useListKeys(list: RefObject<HTMLElement | null>): void {
  const move = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
    const focused = rows.indexOf(document.activeElement as HTMLElement);
    const from = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === "true");
    const next = from < 0 ? rows[by === 1 ? 0 : rows.length - 1] : rows[from + by];
    next?.focus();
  };
  useShortcut("j", "Next inquiry", () => move(1));
  useShortcut("k", "Previous inquiry", () => move(-1));
  useShortcut("/", "Search inquiries", () =>
    list.current?.querySelector<HTMLInputElement>("input[type=search]")?.select(),
  );
}

type InboxHeadProps = {
  counts: InquiryCounts | undefined;
  search: string;
  onSearch: (text: string) => void;
  onAdd: () => void;
  /** Whether a conversation beside it has the heading of the page. */
  isBeside: boolean;
};

/** The title, how much needs the shop, and the search. */
function InboxHead({ counts, search, onSearch, onAdd, isBeside }: InboxHeadProps) {
  const waiting = counts?.["waiting-for-you"] ?? 0;
  const Title = isBeside ? "p" : "h1";
  return (
    <header>
      <div className="toolbar inbox-title">
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

type OpenInquiriesProps = {
  counts: InquiryCounts | undefined;
  query: string;
  currentId: number | null;
  onAdd: () => void;
};

/** What needs the shop first, then what waits for others, and the ways to the rest. */
function OpenInquiries({ counts, query, currentId, onAdd }: OpenInquiriesProps) {
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

/** "Closed, 31". Renders nothing without any. */
function ViewLink({ state, count }: { state: "closed" | "to-check"; count: number }) {
  if (count === 0) return null;
  return (
    <Link className="go" to={`/admin/inquiries?state=${state}`}>
      <span>
        {INQUIRY_STATE_LABELS[state]}, {count}
      </span>
    </Link>
  );
}

/** Nothing is open. */
function CaughtUp({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      action={
        <button className="btn quiet" onClick={onAdd} type="button">
          <Icon name="plus" /> Add inquiry
        </button>
      }
      title="You’re all caught up"
    >
      New inquiries show up here. When someone calls or sends an email, add it here so you don’t
      lose track.
    </EmptyState>
  );
}
