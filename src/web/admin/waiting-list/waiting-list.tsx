import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { formatMailto } from "#contract/mailto.ts";
import type { Waiter } from "#contract/sales/waiting-list.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { formatPeopleCount } from "../formatting/format-people-count.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useMail } from "../use-mail.ts";
import { useNow } from "../use-now.ts";
import "./waiting-list.css";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Who is notified when a piece becomes available; nothing while nobody waits. */
export function WaitingList({ productId }: { productId: number }) {
  const { user } = useDesk();
  const { data: waiters = [] } = useQuery<Waiter[]>({
    queryKey: [`/api/waiting-list?productId=${productId}`],
    // Other people's addresses are part of full access.
    enabled: user.access === "everything",
  });
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Waiter | null>(null);
  const remove = useRemoveWaiter(() => dialog.current?.close());
  const canSend = useMail()?.canSend;
  if (waiters.length === 0) return null;
  const choose = (waiter: Waiter) => {
    setChosen(waiter);
    openDialog(dialog);
  };
  return (
    <section aria-labelledby="waiting-list" className="stack-tight waiting-list">
      <h3 id="waiting-list">Waiting list</h3>
      <p className="help">
        {canSend === false
          ? "Your shop can’t send email yet. Tell them yourself when this piece becomes available."
          : explainList(waiters.length)}
      </p>
      <ul>
        {waiters.map((waiter) => (
          <WaiterRow key={waiter.id} onRemove={() => choose(waiter)} waiter={waiter} />
        ))}
      </ul>
      <ConfirmDialog
        cancel="Cancel"
        confirm="Remove"
        id="remove-waiter"
        isPending={remove.isPending}
        onConfirm={() => chosen && remove.mutate(chosen.id)}
        question={`Remove ${chosen?.email ?? ""}?`}
        ref={dialog}
        text="They won’t hear when the piece becomes available. This can’t be undone."
      />
    </section>
  );
}

function WaiterRow({ waiter, onRemove }: { waiter: Waiter; onRemove: () => void }) {
  const { email, confirmedAt, createdAt } = waiter;
  const { timeZone } = useDesk().settings;
  const since = formatTimeOrDay(createdAt, useNow(), timeZone);
  return (
    <li>
      <a href={formatMailto(email)}>{email}</a>
      <small>{confirmedAt === null ? "Not confirmed yet" : `Since ${since}`}</small>
      <button className="link" onClick={onRemove} type="button">
        Remove
        <span className="sr"> {email}</span>
      </button>
    </li>
  );
}

/** Takes somebody off the waiting list. */
function useRemoveWaiter(onRemoved: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (id: number) => callApi("DELETE", `/api/waiting-list/${id}`),
    onSuccess: () => {
      onRemoved();
      toast({ title: "Removed from the waiting list" });
    },
    onError: (error) => showError("Couldn’t remove them from the waiting list", error),
    onSettled: () => refetch(client, "/api/waiting-list"),
  });
}

const explainList = (count: number) =>
  count === 1
    ? "One person gets an email when this piece becomes available."
    : `${formatPeopleCount(count)} get an email when this piece becomes available.`;
