import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import type { Customer } from "#contract/sales/customers.ts";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { readTyped } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import type { QuoteDefaults } from "#contract/sales/quotes.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { useAction } from "../../use-action.ts";
import { REFETCHED } from "../use-change-order-status.ts";
import { endOrderDraft } from "./order-draft.ts";
import {
  EMPTY_ORDER,
  type OrderForm,
  type OrderLine,
  orderFormSchema,
  toCustomer,
  toOrderInput,
} from "./order-form.ts";
import { OrderFormScreen } from "./order-form-screen.tsx";

export const meta = () => [{ title: "New order" }];

/** Records an order; ?piece=, ?customer= (an order's id), ?person= (a customer's) and ?inquiry= fill it in. */
export default function NewOrderScreen() {
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const piece = useGiven<Product>("/api/products", params.get("piece"));
  const order = useGiven<Order>("/api/orders", params.get("customer"));
  const person = useGiven<Customer>("/api/customers", params.get("person"));
  const inquiry = useGiven<Inquiry>("/api/inquiries", params.get("inquiry"));
  const defaults = useQuery<QuoteDefaults>({
    queryKey: ["/api/quotes/defaults"],
    refetchOnMount: "always",
    gcTime: 0,
  });
  const asked = [piece, order, person, inquiry].find(({ isEnabled }) => isEnabled);
  if (!isHydrated) return null;
  const given = {
    piece: piece.data,
    order: order.data ?? person.data?.orders[0],
    person: person.data,
    inquiry: inquiry.data,
  };
  const form = (
    <QueryState query={defaults}>
      {({ taxRate }) => (
        <NewOrderForm given={given} key={params.toString()} taxRate={taxRate ?? ""} />
      )}
    </QueryState>
  );
  return asked ? <QueryState<unknown> query={asked}>{() => form}</QueryState> : form;
}

const useGiven = <Entity,>(path: string, id: string | null) =>
  useQuery<Entity>({ queryKey: [`${path}/${id}`], enabled: id !== null });

type Given = {
  piece: Product | undefined;
  order: Order | undefined;
  person: Customer | undefined;
  inquiry: Inquiry | undefined;
};

function NewOrderForm({ given, taxRate }: { given: Given; taxRate: string }) {
  const { inquiry } = given;
  const { timeZone } = useDesk().settings;
  const navigate = useNavigate();
  const form = useForm<OrderForm>({
    resolver: zodResolver(orderFormSchema),
    defaultValues: { ...fillIn(given), taxRate },
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const draft = useRestoredDraft(form, draftName(given), null);
  const record = useRecordOrder(form, inquiry?.id, (order, sent) => {
    endOrderDraft(form, { order, sent, timeZone }, draft.close);
    void navigate(`/admin/orders/${order.id}`);
  });
  return (
    <OrderFormScreen
      back={
        inquiry
          ? { to: `/admin/inquiries/${inquiry.id}`, label: inquiry.name }
          : { to: "/admin/orders", label: "Orders" }
      }
      customerId={given.person?.id}
      draft={draft}
      error={record.error}
      form={form}
      isPending={record.isPending}
      isSaved={record.isSuccess}
      onSubmit={(values) => record.mutate(values)}
      save={{
        label: "Record order",
        pending: "Recording…",
        failed: "Couldn’t record the order",
      }}
      title="New order"
    />
  );
}

/** Names whom the draft is about, so that it ends when that person is forgotten. */
const draftName = (given: Given): string =>
  [
    "new-order",
    ...Object.entries(given).flatMap(([kind, entity]) => (entity ? [`${kind}:${entity.id}`] : [])),
  ].join(" ");

function fillIn({ piece, order, person, inquiry }: Given): OrderForm {
  return {
    ...EMPTY_ORDER,
    ...(order && toCustomer(order)),
    ...(person && toPerson(person)),
    ...(inquiry && toPerson(inquiry)),
    items: piece ? [toLine(piece)] : (inquiry?.pieces ?? []).flatMap(toInquiryLine),
  };
}

const toPerson = ({ name, email, phone }: Pick<Customer, "name" | "email" | "phone">) => ({
  customerName: name,
  customerEmail: email ?? "",
  customerPhone: phone ?? "",
});

const toLine = ({ id, name, price }: Pick<Product, "id" | "name" | "price">): OrderLine => ({
  productId: id,
  name,
  quantity: 1,
  price,
  customizations: null,
});

/** What is sold already, or was deleted, cannot be ordered. */
const toInquiryLine = ({ productId, name, price, availability }: InquiryPiece): OrderLine[] =>
  productId === null || price === null || availability === "sold"
    ? []
    : [toLine({ id: productId, name, price })];

function useRecordOrder(
  form: ReturnType<typeof useForm<OrderForm>>,
  inquiryId: number | undefined,
  onRecorded: (order: Order, sent: OrderForm) => void,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useAction({
    onMutate: () => readTyped(form),
    mutationFn: (values: OrderForm) =>
      callApi<Order>("POST", "/api/orders", {
        ...toOrderInput(values),
        ...(inquiryId !== undefined && { inquiryId }),
      }),
    onSuccess: async (order, _values, sent) => {
      toast({
        title: "Order recorded",
        description: `For ${order.customerName}.`,
      });
      onRecorded(order, sent);
      await refetch(client, ...REFETCHED, "/api/inquiries");
    },
    onError: (error) => setFieldErrors(form, error),
  });
}
