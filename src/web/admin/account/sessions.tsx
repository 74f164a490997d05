import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useDateFormat } from "../layout/use-date-format.ts";
import { QueryState } from "../query-state.tsx";
import { describeDevice } from "./describe-device.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import "./sessions.css";

type Session = {
  id: string;
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
};

const SHOWN = 8;

/** The user's sessions, with a button that ends all others. */
export function Sessions() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const sessions = useQuery<Session[]>({ queryKey: ["/api/account/sessions"] });
  const end = useAction({
    mutationFn: () => callApi<{ message: string }>("DELETE", "/api/account/sessions"),
    onSuccess: async ({ message }) => {
      toast({ title: message });
      await refetch(client, "/api/account/sessions");
    },
    onError: (error) => showError("Couldn’t sign out elsewhere", error),
  });
  return (
    <QueryState query={sessions} skeleton={<Skeleton className="sessions-pending" />}>
      {(list) => (
        <SessionList sessions={list} isEnding={end.isPending} onEndOthers={() => end.mutate()} />
      )}
    </QueryState>
  );
}

type ListProps = { sessions: Session[]; isEnding: boolean; onEndOthers: () => void };

function SessionList({ sessions, isEnding, onEndOthers }: ListProps) {
  const formatTime = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  const more = sessions.length - SHOWN;
  return (
    <>
      <ul className="sessions">
        {sessions.slice(0, SHOWN).map(({ id, userAgent, lastSeenAt, current }) => (
          <li key={id}>
            <b>{describeDevice(userAgent)}</b>
            <span>{current ? "This device" : `Last used ${formatTime(lastSeenAt)}`}</span>
          </li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <button className="btn quiet" disabled={isEnding} onClick={onEndOthers} type="button">
            Sign out elsewhere
          </button>
        </div>
      ) : (
        <p className="muted">You aren’t signed in anywhere else.</p>
      )}
    </>
  );
}
