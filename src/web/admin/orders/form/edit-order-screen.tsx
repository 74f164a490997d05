import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { type Order, orderSchema } from "#contract/sales/orders.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { isSameJson } from "#contract/canonical-json.ts";
import { formatHundredths } from "#contract/decimals.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { readTyped } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { useAction } from "../../use-action.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { feesOf } from "../fees-of.ts";
import { requireOrder } from "../../require-entity.server.ts";
import { REFETCHED } from "../use-change-order-status.ts";
import { ORDER_FIELDS } from "./order-fields.ts";
import {
  type OrderForm,
  orderFormSchema,
  toOrderForm,
  toOrderPatch,
  totalOf,
} from "./order-form.ts";
import { OrderFormScreen } from "./order-form-screen.tsx";
import { endOrderDraft, findOpened, orderDraftName, toOpened } from "./order-draft.ts";

const isOther = (one: OrderForm, other: OrderForm, field: keyof OrderForm) =>
  !isSameJson(one[field], other[field]);

export const loader = requireOrder;

export const meta = () => [{ title: "Edit order" }];

/** Changes what was recorded of an order; ?delivery= chooses how it is delivered. */
export default function EditOrderScreen() {
  const { id } = useParams();
  const isHydrated = useHydrated();
  const order = useQuery<Order>({
    queryKey: [`/api/orders/${id}`],
    // The form keeps the state it was opened with.
    refetchOnWindowFocus: false,
    refetchOnMount: "always",
    gcTime: 0,
  });
  if (!isHydrated) return null;
  return (
    <QueryState query={order}>
      {(loaded) => (order.isFetchedAfterMount ? <EditOrderForm order={loaded} /> : null)}
    </QueryState>
  );
}

function EditOrderForm({ order }: { order: Order }) {
  const { timeZone } = useDesk().settings;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [opened, setOpened] = useState(() => findOpened(order, timeZone));
  const base = opened.values;
  const form = useForm<OrderForm>({
    resolver: zodResolver(orderFormSchema),
    defaultValues: base,
    values: params.get("delivery") === "shipping" ? { ...base, delivery: "shipping" } : base,
    resetOptions: { keepDefaultValues: true, keepDirtyValues: true },
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const draft = useRestoredDraft(form, orderDraftName(order.id), null, opened);
  const save = useSaveOrder(form, (saved, sent) => {
    endOrderDraft(form, { order: saved, sent, timeZone }, draft.close);
    void navigate(`/admin/orders/${order.id}`);
  });
  const theirs = findConflictingOrder(save.error);
  const startFrom = (current: Order, values: OrderForm) => {
    const now = toOpened(current, timeZone);
    setOpened(now);
    form.reset(now.values);
    form.reset(values, { keepDefaultValues: true });
    save.reset();
  };
  return (
    <OrderFormScreen
      back={{ to: `/admin/orders/${order.id}`, label: `Order ${order.id}` }}
      customerId={order.customerId ?? undefined}
      draft={draft}
      error={save.error}
      feesCents={feesOf(order)}
      form={form}
      isPending={save.isPending}
      isSaved={save.isSuccess}
      onSubmit={(values) =>
        save.mutate({ id: order.id, body: toOrderPatch(values, base, opened.updatedAt) })
      }
      save={{
        label: "Save order",
        pending: "Saving…",
        failed: "Couldn’t save the order",
      }}
      title={`Edit order ${order.id}`}
    >
      {theirs && (
        <OrderConflict
          base={base}
          mine={form.getValues()}
          theirs={toOrderForm(theirs, timeZone)}
          onChosen={(values) => startFrom(theirs, values)}
        />
      )}
    </OrderFormScreen>
  );
}

type Save = { id: number; body: ReturnType<typeof toOrderPatch> };

function useSaveOrder(
  form: ReturnType<typeof useForm<OrderForm>>,
  onSaved: (order: Order, sent: OrderForm) => void,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useAction({
    onMutate: () => readTyped(form),
    mutationFn: ({ id, body }: Save) => callApi<Order>("PATCH", `/api/orders/${id}`, body),
    onSuccess: async (order, _save, sent) => {
      toast({ title: "Order saved" });
      onSaved(order, sent);
      await refetch(client, ...REFETCHED);
    },
    onError: (error) => setFieldErrors(form, error),
  });
}

/** The order as it is now, if an edit of an earlier state failed. */
function findConflictingOrder(error: Error | null): Order | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return orderSchema.safeParse(error.problem?.current).data ?? null;
}

type OrderConflictProps = {
  /** The state that the edit began with. */
  base: OrderForm;
  mine: OrderForm;
  /** As it was saved elsewhere since. */
  theirs: OrderForm;
  onChosen: (values: OrderForm) => void;
};

/** Says what was changed elsewhere since, and lets the person choose. */
function OrderConflict({ base, mine, theirs, onChosen }: OrderConflictProps) {
  const fields = Object.keys(ORDER_FIELDS) as (keyof OrderForm)[];
  const changed = fields.filter((field) => isOther(base, theirs, field));
  const both = Object.fromEntries(
    fields.map((field) => [field, isOther(base, mine, field) ? mine[field] : theirs[field]]),
  ) as OrderForm;
  return (
    <section className="stack-close order-conflict" role="alert">
      <h2>Changed elsewhere</h2>
      <p>
        This order was changed on another screen while you were editing it. Nothing is overwritten.
      </p>
      <dl>
        {changed.map((field) => (
          <div key={field}>
            <dt>{ORDER_FIELDS[field]}</dt>
            <dd>
              <span className="sr">{"Saved now: "}</span>
              {describe(theirs, field)}
            </dd>
            {isOther(mine, theirs, field) && isOther(base, mine, field) && (
              <dd>
                <small>{`Yours: ${describe(mine, field)}`}</small>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="desk-buttons">
        <button className="btn quiet" type="button" onClick={() => onChosen(both)}>
          Keep my changes
        </button>
        <button className="btn quiet" type="button" onClick={() => onChosen(theirs)}>
          Use the saved order
        </button>
      </div>
    </section>
  );
}

function describe(form: OrderForm, field: keyof OrderForm): string {
  if (field !== "items") return form[field] || "none";
  const names = form.items.map(({ name, quantity }) =>
    quantity > 1 ? `${quantity} × ${name}` : name,
  );
  const total = formatHundredths(totalOf({ items: form.items, shipping: "", tax: "" }));
  return `${names.join(", ")}, $${total}`;
}
