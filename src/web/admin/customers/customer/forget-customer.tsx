import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import type { Customer } from "#contract/sales/customers.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetchAfterEnd } from "../../api-client/refetch.ts";
import { deleteDrafts } from "../../draft-store.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { ConfirmDialog } from "../../confirm-dialog.tsx";

const WHAT_IS_REMOVED =
  "Removes the customer’s name, contact details, and messages, and closes their private pages. Orders keep their pieces and amounts.";

/** Removes who the customer is, after a question; what was sold stays. */
export function ForgetCustomer({ customer }: { customer: Customer }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const forget = useForget(customer, () => dialog.current?.close());
  return (
    <section className="order-part">
      <h2>Privacy</h2>
      <p className="muted">{WHAT_IS_REMOVED}</p>
      <button className="btn quiet" onClick={() => openDialog(dialog)} type="button">
        Forget this customer
      </button>
      <ConfirmDialog
        cancel="Cancel"
        confirm="Forget"
        id="forget"
        isAlarm
        isPending={forget.isPending}
        onConfirm={() => forget.mutate()}
        question={`Forget ${customer.name}?`}
        ref={dialog}
        text={`${WHAT_IS_REMOVED} This can’t be undone. Backups made before today still include this customer. A subscription to your letters stays under Subscribers.`}
      />
    </section>
  );
}

function useForget(customer: Customer, onEnd: () => void) {
  const { id } = customer;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: () => callApi("POST", `/api/customers/${id}/forget`),
    onSuccess: async () => {
      onEnd();
      deleteDraftsOf(customer);
      toast({ title: "Customer forgotten" });
      await navigate("/admin/customers");
      await refetchAfterEnd(
        client,
        `/api/customers/${id}`,
        "/api/customers",
        "/api/orders",
        "/api/inquiries",
        "/api/products",
        "/api/inventory",
      );
    },
    onError: (error) => {
      onEnd();
      showError("Couldn’t forget this customer", error);
    },
  });
}

/** What was typed on this device about the customer: orders that were edited or begun, and replies. */
function deleteDraftsOf({ id, orders, inquiries }: Customer): void {
  const parts = new Set([
    `person:${id}`,
    ...orders.map((order) => `order:${order.id}`),
    ...inquiries.flatMap((inquiry) => [`inquiry:${inquiry.id}`, `inquiry-reply:${inquiry.id}`]),
  ]);
  deleteDrafts((name) => name.split(" ").some((part) => parts.has(part)));
}
