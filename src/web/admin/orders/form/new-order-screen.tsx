import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import type { Order } from "#contract/orders.ts";
import type { Product } from "#contract/products.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useRestoredDraft } from "../../forms/use-restored-draft.ts";
import { QueryState } from "../../query-state.tsx";
import { REFETCHED } from "../use-change-order-status.ts";
import {
  EMPTY_ORDER,
  type OrderForm,
  orderFormSchema,
  toCustomer,
  toOrderInput,
} from "./order-form.ts";
import { OrderFormScreen } from "./order-form-screen.tsx";

export const meta = () => [{ title: "New order" }];

/** Records an order; ?piece= and ?customer= (an order's id) fill it in. */
export default function NewOrderScreen() {
  const [params] = useSearchParams();
  const [piece, customer] = [params.get("piece"), params.get("customer")];
  const isHydrated = useHydrated();
  const pieceQuery = useQuery<Product>({
    queryKey: [`/api/products/${piece}`],
    enabled: piece !== null,
  });
  const orderQuery = useQuery<Order>({
    queryKey: [`/api/orders/${customer}`],
    enabled: customer !== null,
  });
  if (!isHydrated) return null;
  const form = (
    <NewOrderForm piece={pieceQuery.data} order={orderQuery.data} key={params.toString()} />
  );
  if (piece !== null) return <QueryState query={pieceQuery}>{() => form}</QueryState>;
  if (customer !== null) return <QueryState query={orderQuery}>{() => form}</QueryState>;
  return form;
}

type Given = { piece: Product | undefined; order: Order | undefined };

function NewOrderForm({ piece, order }: Given) {
  const navigate = useNavigate();
  const form = useForm<OrderForm>({
    resolver: zodResolver(orderFormSchema),
    defaultValues: fillIn({ piece, order }),
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const draft = useRestoredDraft(form, `order:${piece?.id ?? ""}:${order?.id ?? ""}`, null);
  const record = useRecordOrder(form, ({ id }) => {
    draft.discard();
    void navigate(`/admin/orders/${id}`);
  });
  return (
    <OrderFormScreen
      back={{ to: "/admin/orders", label: "Orders" }}
      draft={draft}
      error={record.error}
      form={form}
      isPending={record.isPending}
      isSaved={record.isSuccess}
      onSubmit={(values) => record.mutate(values)}
      save={{ label: "Record order", pending: "Recording...", failed: "Failed to record order" }}
      title="New order"
    />
  );
}

function fillIn({ piece, order }: Given): OrderForm {
  const line = piece && {
    productId: piece.id,
    name: piece.name,
    quantity: 1,
    price: piece.price,
    customizations: null,
  };
  return { ...EMPTY_ORDER, ...(order && toCustomer(order)), items: line ? [line] : [] };
}

function useRecordOrder(
  form: ReturnType<typeof useForm<OrderForm>>,
  onRecorded: (order: Order) => void,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (values: OrderForm) => callApi<Order>("POST", "/api/orders", toOrderInput(values)),
    onSuccess: async (order) => {
      toast({ title: "Order recorded", description: `For ${order.customerName}.` });
      onRecorded(order);
      await refetch(client, ...REFETCHED);
    },
    onError: (error) => setFieldErrors(form, error),
  });
}
