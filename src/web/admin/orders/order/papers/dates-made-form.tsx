import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import type { DatesMade, OrderPapers, UndatedPiece } from "#contract/sales/papers.ts";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../../api-client/api-error.ts";
import { callApi } from "../../../api-client/call-api.ts";
import { refetch } from "../../../api-client/refetch.ts";
import { useDesk } from "../../../layout/use-desk.ts";
import { useAction } from "../../../use-action.ts";
import { useNow } from "../../../use-now.ts";
import { REFETCHED } from "../../use-change-order-status.ts";

type Dates = Record<string, string>;
type Props = { orderId: number; pieces: UndatedPiece[]; onDone: () => void };

/** Takes the days on which the pieces of an order were made; custom work need not be a piece. */
export function DatesMadeForm({ orderId, pieces, onDone }: Props) {
  const { timeZone } = useDesk().settings;
  const today = dayInTimeZone(useNow().toISOString(), timeZone);
  const { register, handleSubmit } = useForm<Dates>();
  const record = useRecordDates(orderId, onDone);
  const submit = (dates: Dates) => {
    const items = pieces.flatMap(({ itemId }) => {
      const dateMade = dates[nameOf(itemId)];
      return dateMade ? [{ itemId, dateMade }] : [];
    });
    if (items.length === 0) onDone();
    else record.mutate({ items });
  };
  return (
    <form className="dates-made" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {pieces.map(({ itemId, name, isCustomWork }) => (
        <Field
          key={itemId}
          id={nameOf(itemId)}
          label={name}
          {...(isCustomWork && { help: "Leave blank for work that isn’t a piece." })}
        >
          <input
            aria-describedby={isCustomWork ? `${nameOf(itemId)}-help` : undefined}
            id={nameOf(itemId)}
            max={today}
            type="date"
            {...register(nameOf(itemId))}
          />
        </Field>
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
    </form>
  );
}

const nameOf = (itemId: number): string => `date-made-${itemId}`;

function useRecordDates(orderId: number, onDone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useAction({
    mutationFn: (dates: DatesMade) =>
      callApi<OrderPapers>("PUT", `/api/orders/${orderId}/dates-made`, dates),
    onSuccess: async () => {
      onDone();
      toast({ title: "Date made saved" });
      await refetch(client, ...REFETCHED);
    },
  });
}
