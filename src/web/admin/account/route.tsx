import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { emailChangeSchema } from "#contract/access/people.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { endDrafts } from "../draft-store.ts";
import { useDesk } from "../layout/use-desk.ts";
import { FormField } from "../forms/form.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useDateFormat } from "../layout/use-date-format.ts";
import { QueryState } from "../query-state.tsx";
import { AccountForm } from "./account-form.tsx";
import { type PasswordFields, passwordFieldsSchema } from "./password-fields.ts";
import { TwoStepSignIn } from "./two-step-sign-in.tsx";
import { describeDevice } from "./describe-device.ts";
import "./account.css";
import "../desk-screen.css";

const SHOWN = 8;

const EMPTY: PasswordFields = { currentPassword: "", newPassword: "", repeated: "" };

export const meta = () => [{ title: "Account" }];

export default function Account() {
  const { user } = useDesk();
  return (
    <>
      <header>
        <div>
          <h1>Account</h1>
          <p>
            Signed in as <b>{user.username}</b>.
          </p>
        </div>
        <a className="btn quiet" href="/api/logout" onClick={endDrafts}>
          Sign Out
        </a>
      </header>
      <section className="desk-part">
        <h2>Email</h2>
        <p>If you forget your password, we send a link to choose a new one here.</p>
        <EmailForm email={user.email} />
      </section>
      <section className="desk-part">
        <h2>Password</h2>
        <p>At least 10 characters. Changing it signs you out everywhere else.</p>
        <PasswordForm username={user.username} />
      </section>
      <section className="desk-part">
        <h2>Two-step sign-in</h2>
        <p>
          You’ll also enter a code from an app on your phone, so a stolen password isn’t enough.
        </p>
        <TwoStepSignIn />
      </section>
      <section className="desk-part">
        <h2>Where you’re signed in</h2>
        <Sessions />
      </section>
    </>
  );
}

/** @param email the current one, null for none */
function EmailForm({ email }: { email: string | null }) {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  return (
    <AccountForm
      empty={{ email: email ?? "", currentPassword: "" }}
      failure="Couldn’t save your email"
      next={({ email }) => ({ email, currentPassword: "" })}
      onDone={async ({ message }: { message: string }) => {
        toast({ title: message });
        await revalidate();
      }}
      pending="Saving…"
      prefix="email"
      request={["PUT", "/api/account/email"]}
      schema={emailChangeSchema}
      submit="Save email"
    >
      <FormField autoComplete="email" label="Your email" name="email" type="email" />
      <FormField
        autoComplete="current-password"
        label="Password, to confirm"
        name="currentPassword"
        type="password"
      />
    </AccountForm>
  );
}

function PasswordForm({ username }: { username: string }) {
  const client = useQueryClient();
  const { toast } = useToast();
  return (
    <AccountForm
      empty={EMPTY}
      failure="Couldn’t change your password"
      next={() => EMPTY}
      onDone={async ({ message }: { message: string }) => {
        toast({ title: message, description: "You’re signed out everywhere else." });
        await refetch(client, "/api/account/sessions");
      }}
      pending="Changing…"
      prefix="password"
      request={["POST", "/api/account/password"]}
      schema={passwordFieldsSchema}
      toBody={({ currentPassword, newPassword }) => ({ currentPassword, newPassword })}
      submit="Change password"
    >
      {/* Password managers store the password under this user name. */}
      <input autoComplete="username" hidden readOnly value={username} />
      <FormField
        autoComplete="current-password"
        label="Current password"
        name="currentPassword"
        type="password"
      />
      <FormField
        autoComplete="new-password"
        label="New password"
        name="newPassword"
        type="password"
      />
      <FormField
        autoComplete="new-password"
        label="New password again"
        name="repeated"
        type="password"
      />
    </AccountForm>
  );
}

type Session = {
  id: string;
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
};

/** The user's sessions, with a button that ends all others. */
function Sessions() {
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
