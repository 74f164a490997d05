import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useParams, useSearchParams } from "react-router";
import type { Order } from "#contract/sales/orders.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { type Opened, readDraft } from "../../drafts/draft-store.ts";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { useAction } from "../../use-action.ts";
import { feesOf } from "../fees-of.ts";
import { requireOrder } from "../require-order.server.ts";
import { REFETCHED } from "../use-change-order-status.ts";
import { findConflictingOrder } from "./find-conflicting-order.ts";
import { OrderConflict } from "./order-conflict.tsx";
import { OrderFormScreen } from "./order-form-screen.tsx";
import { type OrderForm, orderFormSchema, toOrderForm, toOrderPatch } from "./order-form.ts";
import { MESSAGES } from "./messages.ts";

export const loader = requireOrder;

export const meta = () => [{ title: MESSAGES.edit.title }];

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
  const name = `order:${order.id}`;
  const [opened, setOpened] = useState(() => toOpened(name, order, timeZone));
  const base = opened.values;
  const form = useForm<OrderForm>({
    resolver: zodResolver(orderFormSchema),
    defaultValues: base,
    values: params.get("delivery") === "shipping" ? { ...base, delivery: "shipping" } : base,
    resetOptions: { keepDefaultValues: true, keepDirtyValues: true },
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const draft = useRestoredDraft(form, name, null, opened);
  const save = useSaveOrder(form, ({ id }) => {
    draft.discard();
    void navigate(`/admin/orders/${id}`);
  });
  const theirs = findConflictingOrder(save.error);
  const startFrom = (current: Order, values: OrderForm) => {
    const now = { values: toOrderForm(current, timeZone), updatedAt: current.updatedAt };
    setOpened(now);
    form.reset(now.values);
    form.reset(values, { keepDefaultValues: true });
    save.reset();
  };
  return (
    <OrderFormScreen
      back={{ to: `/admin/orders/${order.id}`, label: MESSAGES.order(order.id) }}
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
        label: MESSAGES.edit.save,
        pending: MESSAGES.edit.saving,
        failed: MESSAGES.edit.failed,
      }}
      title={MESSAGES.edit.heading(order.id)}
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

/**
 * What the edit begins with. A draft of before the order was changed elsewhere goes on from there, so that saving
 * shows the conflict; where only something beside the form was changed, there is none.
 */
function toOpened(name: string, order: Order, timeZone: string): Opened<OrderForm> {
  const now = { values: toOrderForm(order, timeZone), updatedAt: order.updatedAt };
  const drafted = readDraft<OrderForm>(name)?.opened;
  const isStale = drafted && JSON.stringify(drafted.values) !== JSON.stringify(now.values);
  return isStale ? drafted : now;
}

type Save = { id: number; body: ReturnType<typeof toOrderPatch> };

function useSaveOrder(
  form: ReturnType<typeof useForm<OrderForm>>,
  onSaved: (order: Order) => void,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useAction({
    mutationFn: ({ id, body }: Save) => callApi<Order>("PATCH", `/api/orders/${id}`, body),
    onSuccess: async (order) => {
      toast({ title: MESSAGES.edit.saved });
      onSaved(order);
      await refetch(client, ...REFETCHED);
    },
    onError: (error) => setFieldErrors(form, error),
  });
}
