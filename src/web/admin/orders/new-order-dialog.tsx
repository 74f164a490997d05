import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useId } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { Order } from "#contract/orders.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../api-client/api-error.ts";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { EMPTY_ORDER, type OrderForm, orderFormSchema, toNewOrder } from "./order-form.ts";
import { OrderLines } from "./order-lines.tsx";
import { useErrorToast } from "../use-error-toast.ts";
import "./new-order-dialog.css";

/** Records an order. Closing the dialog keeps the typed values. */
export function NewOrderDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const id = useId();
  const form = useForm<OrderForm>({
    resolver: zodResolver(orderFormSchema),
    defaultValues: EMPTY_ORDER,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const record = useRecordOrder(() => {
    form.reset(EMPTY_ORDER);
    ref.current?.close();
  });
  const refusal = record.error instanceof ApiError ? record.error.message : undefined;
  return (
    <Dialog id={id} title="New order" className="new-order" ref={ref}>
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit((values) => record.mutate(values))}>
          <CustomerFields />
          <OrderLines />
          {refusal && (
            <p className="err" role="alert">
              {refusal}
            </p>
          )}
          <div className="new-order-save">
            <button className="btn" type="submit" disabled={record.isPending}>
              {record.isPending ? "Recording..." : "Record order"}
            </button>
            <button className="btn quiet" type="button" onClick={() => ref.current?.close()}>
              Cancel
            </button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}

function useRecordOrder(onRecorded: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (values: OrderForm) => callApi<Order>("POST", "/api/orders", toNewOrder(values)),
    onSuccess: async (order) => {
      onRecorded();
      toast({ title: "Order recorded", description: `For ${order.customerName}.` });
      await refetch(client, "/api/orders", "/api/admin/stats", "/api/products");
    },
    onError: (error) => showError("Failed to record order", error),
  });
}
