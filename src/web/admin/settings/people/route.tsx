import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Invitation, Person } from "#contract/access/people.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import type { Change } from "#contract/access/changes.ts";
import { QueryState } from "../../query-state.tsx";
import { CopyButton } from "../../copy-button.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { endDrafts } from "../../draft-store.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { LoadFailed } from "../../load-failed.tsx";
import { SettingsHeader } from "../settings-header.tsx";
import { describeChange } from "./describe-change.ts";
import { InviteForm } from "./invite-form.tsx";
import { PeopleList } from "./people-list.tsx";
import { PersonSheet } from "./person-sheet.tsx";
import "../settings.css";
import "./people.css";

const PAGE = 20;

const SIGN_OUT_EVERYWHERE = "Sign out everywhere";

export const meta = () => [{ title: "People, Settings" }];

/** Who may sign in to the desk, and what they may do. */
export default function PeopleScreen() {
  const people = useQuery<Person[]>({ queryKey: ["/api/people"] });
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [changing, setChanging] = useState<Person | null>(null);
  return (
    <>
      <SettingsHeader
        lede="People who can sign in to your desk. Their names show next to what they do in the history."
        title="People"
      />
      <div className="people">
        <QueryState query={people}>
          {(loaded) => (
            <>
              <PeopleList onChange={setChanging} onInvited={setInvitation} people={loaded} />
              <InviteForm count={loaded.length} onInvited={setInvitation} />
            </>
          )}
        </QueryState>
        <ChangeHistory />
        <LostPhone />
        <Link className="people-link" to="/admin/account">
          Your password and two-step sign-in
        </Link>
      </div>
      {invitation && (
        <InvitationDialog invitation={invitation} onClose={() => setInvitation(null)} />
      )}
      {changing && (
        <PersonSheet key={changing.id} onClose={() => setChanging(null)} person={changing} />
      )}
    </>
  );
}

/** Shows an invitation's link, once. */
function InvitationDialog({
  invitation,
  onClose,
}: {
  invitation: Invitation;
  onClose: () => void;
}) {
  const { username, email, mailed, inviteUrl } = invitation;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => openDialog(dialog), []);
  return (
    <Dialog
      className="desk-dialog"
      id="invitation"
      onClose={onClose}
      ref={dialog}
      title={`Invitation for ${username}`}
    >
      <p>
        {mailed && email
          ? `We sent this link to ${email}. You can also pass it on yourself.`
          : "It wasn’t emailed. Send them this link yourself."}
      </p>
      <div className="row people-invitation">
        <input aria-label="Link" readOnly value={inviteUrl} />
        <CopyButton label="Copy" name="the link" text={inviteUrl} />
      </div>
      <p className="muted">It works once, for 7 days, and is shown only now.</p>
      <div className="desk-dialog-buttons">
        <button className="btn" onClick={() => dialog.current?.close()} type="button">
          Done
        </button>
      </div>
    </Dialog>
  );
}

/** Ends all of one's own sessions, after a question. */
function LostPhone() {
  const dialog = useRef<HTMLDialogElement>(null);
  const showError = useErrorToast();
  const end = useAction({
    mutationFn: () => callApi<{ message: string }>("DELETE", "/api/account/sessions"),
    // This session ends with the sign-out, which leads to the sign-in page.
    onSuccess: () => {
      endDrafts();
      window.location.assign("/api/logout");
    },
    onError: (error) => showError("Couldn’t sign out everywhere", error),
  });
  return (
    <section aria-labelledby="lost-phone" className="stack-close ruled people-lost">
      <h2 id="lost-phone">Lost a phone?</h2>
      <p>Sign out of every device, including this one. You can sign back in with your password.</p>
      <div>
        <button className="btn small quiet" onClick={() => openDialog(dialog)} type="button">
          {SIGN_OUT_EVERYWHERE}
        </button>
      </div>
      <Dialog
        className="desk-dialog"
        id="lost-phone-question"
        ref={dialog}
        title="Sign out everywhere?"
      >
        <p>You’ll sign in again on this device, too.</p>
        <div className="desk-dialog-buttons">
          <button
            className="btn"
            disabled={end.isPending}
            onClick={() => end.mutate()}
            type="button"
          >
            {SIGN_OUT_EVERYWHERE}
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            Cancel
          </button>
        </div>
      </Dialog>
    </section>
  );
}

/** Who changed settings and pieces, and when; newest first. */
function ChangeHistory() {
  const query = useInfiniteQuery({
    queryKey: ["/api/changes"],
    queryFn: ({ pageParam }) =>
      callApi<Change[]>(
        "GET",
        `/api/changes?limit=${PAGE}${pageParam === null ? "" : `&before=${pageParam}`}`,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length === PAGE ? (last.at(-1)?.id ?? null) : null),
  });
  const formatTime = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  const changes = query.data?.pages.flat() ?? [];
  return (
    <section aria-labelledby="history" className="stack-close ruled people-history">
      <h2 id="history">History</h2>
      <p>
        Who changed what in your shop. The last 500 changes are kept. Stories, orders, inquiries,
        and imports have their own history.
      </p>
      {query.error && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && changes.length === 0 && <p>Nothing has been changed yet.</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            {change.productId !== null && change.action !== "deleted" ? (
              <Link className="link" to={`/admin?edit=${change.productId}`}>
                {describeChange(change)}
              </Link>
            ) : (
              <span>{describeChange(change)}</span>
            )}
            <time dateTime={change.at}>{formatTime(change.at)}</time>
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <button
          aria-disabled={query.isFetchingNextPage}
          className="btn quiet"
          onClick={() => void query.fetchNextPage()}
          type="button"
        >
          {query.isFetchingNextPage ? "Loading…" : "Show older changes"}
        </button>
      )}
    </section>
  );
}
