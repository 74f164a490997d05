import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { Customer, CustomerSummary } from "#contract/sales/customers.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetchAfterEnd } from "../../api-client/refetch.ts";
import { SearchField } from "../../forms/search-field.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { ConfirmDialog } from "../../confirm-dialog.tsx";

const MOST = 6;

/** Who may be the same person, and a search for somebody else to merge with. */
export function SimilarCustomers({ customer }: { customer: Customer }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [other, setOther] = useState<CustomerSummary>();
  const [search, setSearch] = useState("");
  const path = `/api/customers?search=${encodeURIComponent(search)}&limit=${MOST}`;
  const found = useQuery<CustomerSummary[]>({ queryKey: [path], enabled: search !== "" });
  const merge = useMerge(customer, () => {
    dialog.current?.close();
    setSearch("");
  });
  const offered =
    search === "" ? customer.similar : (found.data ?? []).filter(({ id }) => id !== customer.id);
  return (
    <section className="order-part">
      <h2>{customer.similar.length > 0 ? "The same person?" : "Merge with another customer"}</h2>
      {customer.similar.length > 0 && search === "" && (
        <p className="muted">They have the same name or phone number.</p>
      )}
      <ul className="customer-lines">
        {offered.map((each) => (
          <li key={each.id}>
            <Link className="link" to={`/admin/customers/${each.id}`}>
              {each.name}
            </Link>
            <small>{each.email ?? each.phone}</small>
            <button
              className="btn small quiet"
              onClick={() => {
                setOther(each);
                openDialog(dialog);
              }}
              type="button"
            >
              Merge
              <span className="sr"> {each.name}</span>
            </button>
          </li>
        ))}
        {search !== "" && found.data && offered.length === 0 && (
          <li className="muted">No other customer by that name.</li>
        )}
      </ul>
      <div className="desk-tools">
        <SearchField label="Choose the other customer" onChange={setSearch} value={search} />
      </div>
      <ConfirmDialog
        cancel="Cancel"
        confirm="Merge"
        id="merge"
        isPending={merge.isPending}
        onConfirm={() => other && merge.mutate(other)}
        question={`Merge ${other?.name ?? ""} into ${customer.name}?`}
        ref={dialog}
        text={`Orders, inquiries, addresses, ring sizes, and notes of ${other?.name ?? ""} move to ${customer.name}. This can’t be undone.`}
      />
    </section>
  );
}

function useMerge({ id }: Customer, onMerged: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (other: CustomerSummary) =>
      callApi<Customer>("POST", `/api/customers/${id}/merge`, { with: other.id }),
    onSuccess: async (customer, other) => {
      onMerged();
      toast({ title: `${other.name} was merged` });
      client.setQueryData([`/api/customers/${id}`], customer);
      await refetchAfterEnd(
        client,
        `/api/customers/${other.id}`,
        "/api/customers",
        "/api/orders",
        "/api/inquiries",
      );
    },
    onError: (error) => showError("Couldn’t merge them", error),
  });
}
