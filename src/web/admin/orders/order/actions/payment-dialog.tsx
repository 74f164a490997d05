import { useQueryClient } from "@tanstack/react-query";
import { useForm, type UseFormReturn } from "react-hook-form";
import { formatPrice } from "#contract/decimals.ts";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import type { Order } from "#contract/sales/orders.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#contract/sales/payments.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { missingDeposit } from "#contract/sales/deposit-due.ts";
import { ApiError } from "../../../api-client/api-error.ts";
import { callApi } from "../../../api-client/call-api.ts";
import { fieldIssues } from "../../../api-client/field-issues.ts";
import { refetch } from "../../../api-client/refetch.ts";
import { continueFrom, readTyped, useFollowing } from "../../../forms/continue-from.ts";
import { Select } from "../../../forms/controls.tsx";
import { Form, FormField } from "../../../forms/form.tsx";
import { setFieldErrors } from "../../../forms/set-field-errors.ts";
import { useDesk } from "../../../layout/use-desk.ts";
import { useAction } from "../../../use-action.ts";
import { useNow } from "../../../use-now.ts";
import { PAYMENT_LABELS } from "../../payment-labels.ts";
import { storeOrder } from "../../store-order.ts";
import { REFETCHED } from "../../use-change-order-status.ts";
import { useOpenedDialog } from "../../use-opened-dialog.ts";
import "../order-forms.css";

type PaymentForm = { amount: string; method: PaymentMethod; paidOn: string; reference: string };
const PaymentField = FormField<PaymentForm>;
const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_LABELS[value] }));

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
  useFollowing(form, defaultValues);
  const record = useRecordPayment(form, order.id, (recorded, sent) => {
    continueFrom(form, sent, startPayment(recorded, today));
    onDone();
  });
  const hasIssues = Object.keys(fieldIssues(record.error)).length > 0;
  return (
    <Form
      className="stack payment-form"
      form={form}
      onSubmit={form.handleSubmit((values) => record.mutate(values))}
      prefix="payment"
    >
      <PaymentField inputMode="decimal" label="Amount, US dollars" name="amount" />
      <PaymentField label="Paid by" name="method">
        <Select options={METHODS} />
      </PaymentField>
      <PaymentField label="Date paid" max={today} name="paidOn" type="date" />
      <PaymentField
        label="Reference number"
        name="reference"
        placeholder="Example: 1042, for a check"
      />
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
    </Form>
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
    onError: (error) => setFieldErrors(form, error),
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
