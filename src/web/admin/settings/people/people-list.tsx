import { useQueryClient } from "@tanstack/react-query";
import type { Invitation, Person } from "#contract/access/people.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { ACCESS_LABELS } from "./access-choice.tsx";

type PeopleListProps = {
  people: Person[];
  onChange: (person: Person) => void;
  onInvited: (invitation: Invitation) => void;
};

export function PeopleList({ people, onChange, onInvited }: PeopleListProps) {
  return (
    <ul className="people-list">
      {people.map((person) => (
        <PersonRow key={person.id} onChange={onChange} onInvited={onInvited} person={person} />
      ))}
    </ul>
  );
}

type PersonRowProps = Omit<PeopleListProps, "people"> & { person: Person };

function PersonRow({ person, onChange, onInvited }: PersonRowProps) {
  const { user } = useDesk();
  const formatDay = useDateFormat({ month: "long", day: "numeric" });
  const client = useQueryClient();
  const showError = useErrorToast();
  const renew = useAction({
    mutationFn: () => callApi<Invitation>("POST", `/api/people/${person.id}/invitation`),
    onSuccess: async (invitation) => {
      onInvited(invitation);
      await refetch(client, "/api/people");
    },
    onError: (error) => showError("Couldn’t invite them", error),
  });
  const isYou = person.id === user.id;
  return (
    <li>
      <div>
        <b>
          <bdi>{person.username}</bdi> {isYou && "(you)"}
        </b>
        {describePerson(person, isYou, formatDay).map((line) => (
          <small key={line}>{line}</small>
        ))}
      </div>
      <div className="toolbar people-actions">
        <span>{ACCESS_LABELS[person.access]}</span>
        {!person.hasAccepted && (
          <button disabled={renew.isPending} onClick={() => renew.mutate()} type="button">
            Send again
            <span className="sr"> to {person.username}</span>
          </button>
        )}
        <button onClick={() => onChange(person)} type="button">
          Change
          <span className="sr"> {person.username}</span>
        </button>
      </div>
    </li>
  );
}

const TWO_STEP = { on: "Two-step sign-in is on", off: "Two-step sign-in is off" };

/** What is known of a person's sign-ins, a line each. */
export function describePerson(
  person: Person,
  isYou: boolean,
  formatDay: (instant: string) => string,
): string[] {
  const { hasAccepted, invitedAt, lastSignedInAt, sessions } = person;
  if (!hasAccepted && invitedAt) return [`Invited ${formatDay(invitedAt)}, not signed in yet`];
  const twoStep = TWO_STEP[person.hasTwoStepSignIn ? "on" : "off"];
  return [describeSignIn({ isYou, lastSignedInAt, sessions }, formatDay), twoStep];
}

function describeSignIn(
  {
    isYou,
    sessions,
    lastSignedInAt,
  }: Pick<Person, "sessions" | "lastSignedInAt"> & { isYou: boolean },
  formatDay: (instant: string) => string,
): string {
  if (isYou) return sessions > 1 ? `Signed in on ${sessions} devices` : "Signed in now";
  return lastSignedInAt ? `Last signed in ${formatDay(lastSignedInAt)}` : "Hasn’t signed in yet";
}
