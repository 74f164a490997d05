import { useQueryClient } from "@tanstack/react-query";
import type { Customer, CustomerPatch } from "#contract/sales/customers.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

const KINDS = { emails: "Email", phones: "Phone", ringSizes: "Ring size" };

type Stated = { kind: keyof Customer["stated"]; value: string };

/** What inquiries and orders state and the record does not have: a press adds it. */
export function StatedDetails({ customer }: { customer: Customer }) {
  const add = useAddStated(customer);
  const all = (["emails", "phones", "ringSizes"] as const).flatMap((kind) =>
    customer.stated[kind].map((value): Stated => ({ kind, value })),
  );
  if (all.length === 0) return null;
  return (
    <section className="order-part">
      <h2>Also given</h2>
      <p className="muted">
        These came with an inquiry or an order. Add what you know is this customer’s.
      </p>
      <ul className="customer-lines">
        {all.map((stated) => (
          <li key={`${stated.kind} ${stated.value}`}>
            {stated.value}
            <small>{KINDS[stated.kind]}</small>
            <button
              className="btn small quiet"
              disabled={add.isPending}
              onClick={() => add.mutate(stated)}
              type="button"
            >
              Add
              <span className="sr"> {stated.value}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As the last of its kind, so that the main one stays. */
function toPatch({ emails, phones, ringSizes }: Customer, { kind, value }: Stated): CustomerPatch {
  if (kind === "ringSizes") return { ringSizes: [...ringSizes, { size: value, note: null }] };
  return kind === "emails" ? { emails: [...emails, value] } : { phones: [...phones, value] };
}

function useAddStated(customer: Customer) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const path = `/api/customers/${customer.id}`;
  return useAction({
    mutationFn: (stated: Stated) => callApi<Customer>("PATCH", path, toPatch(customer, stated)),
    onSuccess: async (saved, { value }) => {
      toast({ title: `${value} added` });
      client.setQueryData([path], saved);
      await refetch(client, "/api/customers");
    },
    onError: (error) => showError("Couldn’t add it", error),
  });
}
