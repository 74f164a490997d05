import { useEffect, useRef } from "react";
import { Outlet, useParams } from "react-router";
import { openDialog } from "#web/ui/dialog.tsx";
import { AddInquiryDialog } from "./add-inquiry-dialog.tsx";
import { useInboxParams } from "../inbox-params.ts";
import { HeldInquiries } from "../list/held-inquiries.tsx";
import { InboxHead } from "../list/inbox-head.tsx";
import { OneList } from "../list/one-list.tsx";
import { OpenInquiries } from "../list/open-inquiries.tsx";
import { useListKeys } from "../list/use-list-keys.ts";
import { useInquiryCounts } from "../../use-inquiry-counts.ts";
import "./inbox.css";
import "../list/inquiry-list.css";

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
