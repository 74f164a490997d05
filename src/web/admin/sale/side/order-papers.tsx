import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { useForm } from "react-hook-form";
import type { Order } from "#contract/sales/orders.ts";
import type {
  DatesMade,
  OrderPapers as Papers,
  PaperState,
  UndatedPiece,
} from "#contract/sales/papers.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { QueryState } from "../../query-state.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { Form, FormField } from "../../forms/form.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { useAction } from "../../use-action.ts";
import { useNow } from "../../use-now.ts";
import { PAPER_NAMES } from "../../orders/paper-names.ts";
import { useEditOrder } from "../../orders/use-edit-order.ts";
import { REFETCHED } from "../../orders/use-change-order-status.ts";
import "./order-papers.css";

/** The papers of an order: what each says, or what it lacks, and the way to print it. */
export function OrderPapers({ order }: { order: Order }) {
  const papers = useQuery<Papers>({ queryKey: [`/api/orders/${order.id}/papers`] });
  return (
    <section aria-labelledby="papers" className="order-part">
      <div className="split order-papers-head">
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
      {order.source === null && order.status !== "cancelled" && <GiftChoice order={order} />}
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
    <label className="row ruled order-gift">
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

type Dates = Record<string, string>;

type DatesMadeFormProps = { orderId: number; pieces: UndatedPiece[]; onDone: () => void };

/** Takes the days on which the pieces of an order were made; custom work need not be a piece. */
function DatesMadeForm({ orderId, pieces, onDone }: DatesMadeFormProps) {
  const { timeZone } = useDesk().settings;
  const today = dayInTimeZone(useNow().toISOString(), timeZone);
  const form = useForm<Dates>();
  const record = useRecordDates(orderId, onDone);
  const submit = (dates: Dates) => {
    const items = pieces.flatMap(({ itemId }) => {
      const dateMade = dates[itemId];
      return dateMade ? [{ itemId, dateMade }] : [];
    });
    if (items.length === 0) onDone();
    else record.mutate({ items });
  };
  return (
    <Form className="stack" form={form} onSubmit={form.handleSubmit(submit)} prefix="date-made">
      {pieces.map(({ itemId, name, isCustomWork }) => (
        <FormField
          help={isCustomWork ? "Leave blank for work that isn’t a piece." : undefined}
          key={itemId}
          label={name}
          max={today}
          name={`${itemId}`}
          type="date"
        />
      ))}
      {record.error && (
        <p className="err" role="alert">
          {record.error instanceof ApiError
            ? record.error.message
            : "Couldn’t save the date. Try again."}
        </p>
      )}
      <div className="desk-dialog-buttons">
        <button className="btn" disabled={record.isPending} type="submit">
          {record.isPending ? "Saving…" : "Save"}
        </button>
        <button className="btn quiet" onClick={onDone} type="button">
          Cancel
        </button>
      </div>
    </Form>
  );
}

function useRecordDates(orderId: number, onDone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useAction({
    mutationFn: (dates: DatesMade) =>
      callApi<Papers>("PUT", `/api/orders/${orderId}/dates-made`, dates),
    onSuccess: async () => {
      onDone();
      toast({ title: "Date made saved" });
      await refetch(client, ...REFETCHED);
    },
  });
}
