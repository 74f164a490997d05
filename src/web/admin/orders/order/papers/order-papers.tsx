import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import type { Order } from "#contract/sales/orders.ts";
import type { OrderPapers as Papers, PaperState } from "#contract/sales/papers.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { PAPER_NAMES } from "../../paper-names.ts";
import { QueryState } from "../../../query-state.tsx";
import { useEditOrder } from "../../use-edit-order.ts";
import { DatesMadeForm } from "./dates-made-form.tsx";
import "./order-papers.css";

/** The papers of an order: what each says, or what it lacks, and the way to print it. */
export function OrderPapers({ order }: { order: Order }) {
  const papers = useQuery<Papers>({ queryKey: [`/api/orders/${order.id}/papers`] });
  return (
    <section aria-labelledby="papers" className="order-part">
      <div className="order-papers-head">
        <h2 id="papers">Papers</h2>
        {order.status !== "cancelled" && (
          <Link className="link" to={`/admin/orders/${order.id}/papers`}>
            Print all
          </Link>
        )}
      </div>
      <QueryState query={papers}>
        {(loaded) => <PaperList order={order} papers={loaded} />}
      </QueryState>
      {order.status !== "cancelled" && <GiftChoice order={order} />}
    </section>
  );
}

function PaperList({ order, papers: { papers, undated } }: { order: Order; papers: Papers }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <ul className="order-papers">
        {papers.map((state) => (
          <li key={state.paper}>
            <span>
              <b>{PAPER_NAMES[state.paper]}</b>
              <small>{state.sentence}</small>
            </span>
            <PaperAction order={order} state={state} onAddDate={() => openDialog(dialog)} />
          </li>
        ))}
      </ul>
      <Dialog className="desk-dialog" id="dates-made" ref={dialog} title="Date made">
        <DatesMadeForm onDone={() => dialog.current?.close()} orderId={order.id} pieces={undated} />
      </Dialog>
    </>
  );
}

type ActionProps = { order: Order; state: PaperState; onAddDate: () => void };

function PaperAction({ order, state: { paper, needs }, onAddDate }: ActionProps) {
  if (needs === "dateMade") {
    return (
      <button className="link" onClick={onAddDate} type="button">
        Add date made
      </button>
    );
  }
  if (needs === "price") {
    return (
      <Link className="link" to={`/admin/orders/${order.id}/edit`}>
        Add price
      </Link>
    );
  }
  return (
    <Link
      aria-label={`Print ${PAPER_NAMES[paper].toLowerCase()}`}
      className="link"
      to={`/admin/orders/${order.id}/papers/${paper}`}
    >
      Print
    </Link>
  );
}

function GiftChoice({ order }: { order: Order }) {
  const edit = useEditOrder(order.id);
  return (
    <label className="order-gift">
      <input
        checked={(edit.isPending ? edit.variables.isGift : undefined) ?? order.isGift}
        onChange={({ target }) => edit.mutate({ isGift: target.checked })}
        type="checkbox"
      />
      <span>
        It’s a gift
        <small>Leaves off the QR codes, because they lead to the price.</small>
      </span>
    </label>
  );
}
