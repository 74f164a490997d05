import { useQueryClient } from "@tanstack/react-query";
import { useForm, type UseFormReturn } from "react-hook-form";
import { formatPrice } from "#contract/decimals.ts";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import type { Order } from "#contract/sales/orders.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#contract/sales/payments.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../../api-client/api-error.ts";
import { callApi } from "../../../api-client/call-api.ts";
import { fieldIssues } from "../../../api-client/field-issues.ts";
import { refetch } from "../../../api-client/refetch.ts";
import { continueFrom, readTyped, useFollowing } from "../../../forms/continue-from.ts";
import { fieldAriaProps } from "../../../forms/field-aria-props.ts";
import { useDesk } from "../../../layout/use-desk.ts";
import { useAction } from "../../../use-action.ts";
import { useNow } from "../../../use-now.ts";
import { missingDeposit } from "../../deposit-due.ts";
import { PAYMENT_LABELS } from "../../payment-labels.ts";
import { storeOrder } from "../../store-order.ts";
import { REFETCHED } from "../../use-change-order-status.ts";
import { useOpenedDialog } from "../../use-opened-dialog.ts";
import "../order-forms.css";

type PaymentForm = { amount: string; method: PaymentMethod; paidOn: string; reference: string };
type Props = { order: Order; onClose: () => void };

/** Records money that came in: the deposit first, else all that is owed. */
export function PaymentDialog({ order, onClose }: Props) {
  const dialog = useOpenedDialog();
  return (
    <Dialog
      className="desk-dialog"
      id="payment"
      onClose={onClose}
      ref={dialog}
      title="Record payment"
    >
      <PaymentFields order={order} onDone={() => dialog.current?.close()} />
    </Dialog>
  );
}

function PaymentFields({ order, onDone }: { order: Order; onDone: () => void }) {
  const { timeZone } = useDesk().settings;
  const today = dayInTimeZone(useNow().toISOString(), timeZone);
  const defaultValues = startPayment(order, today);
  const form = useForm<PaymentForm>({ defaultValues });
  const { register, handleSubmit } = form;
  useFollowing(form, defaultValues);
  const record = useRecordPayment(form, order.id, (recorded, sent) => {
    continueFrom(form, sent, startPayment(recorded, today));
    onDone();
  });
  const issues = record.error ? fieldIssues(record.error) : {};
  const hasIssues = Object.keys(issues).length > 0;
  const field = (name: keyof PaymentForm) => ({
    id: `payment-${name}`,
    ...fieldAriaProps(`payment-${name}`, issues[name]),
    ...register(name),
  });
  return (
    <form
      className="payment-form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => record.mutate(values))(event)}
    >
      <Field id="payment-amount" label="Amount, US dollars" error={issues["amount"]}>
        <input type="text" inputMode="decimal" autoComplete="off" {...field("amount")} />
      </Field>
      <Field id="payment-method" label="Paid by" error={issues["method"]}>
        <select {...field("method")}>
          {PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {PAYMENT_LABELS[method]}
            </option>
          ))}
        </select>
      </Field>
      <Field id="payment-paidOn" label="Date paid" error={issues["paidOn"]}>
        <input type="date" max={today} {...field("paidOn")} />
      </Field>
      <Field id="payment-reference" label="Reference number" error={issues["reference"]}>
        <input
          type="text"
          autoComplete="off"
          placeholder="Example: 1042, for a check"
          {...field("reference")}
        />
      </Field>
      {record.error && !hasIssues && (
        <p className="err" role="alert">
          {record.error instanceof ApiError
            ? record.error.message
            : "Couldn’t record the payment. Try again."}
        </p>
      )}
      <div className="desk-dialog-buttons">
        <button className="btn" type="submit" disabled={record.isPending}>
          {record.isPending ? "Recording…" : "Record payment"}
        </button>
        <button className="btn quiet" type="button" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}

const startPayment = (order: Order, paidOn: string): PaymentForm => ({
  // The deposit first, else all that is owed.
  amount: missingDeposit(order) ?? order.balanceDue,
  method: "check",
  paidOn,
  reference: "",
});

function useRecordPayment(
  form: UseFormReturn<PaymentForm>,
  orderId: number,
  onDone: (recorded: Order, sent: PaymentForm) => void,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useAction({
    onMutate: () => readTyped(form),
    mutationFn: ({ reference, ...payment }: PaymentForm) =>
      callApi<Order>("POST", `/api/orders/${orderId}/payments`, {
        ...payment,
        reference: reference || null,
      }),
    onSuccess: async (recorded, _values, sent) => {
      const { balanceDue } = recorded;
      storeOrder(client, recorded);
      onDone(recorded, sent);
      const owed =
        Number(balanceDue) === 0 ? "Paid in full." : `${formatPrice(balanceDue)} still owed.`;
      toast({ title: "Payment recorded", description: owed });
      await refetch(client, ...REFETCHED);
    },
  });
}
