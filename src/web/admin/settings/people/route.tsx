import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Invitation, Person } from "#contract/access/people.ts";
import { QueryState } from "../../query-state.tsx";
import { SettingsHeader } from "../settings-header.tsx";
import { ChangeHistory } from "./change-history.tsx";
import { InvitationDialog } from "./invitation-dialog.tsx";
import { InviteForm } from "./invite-form.tsx";
import { LostPhone } from "./lost-phone.tsx";
import { PeopleList } from "./people-list.tsx";
import { PersonSheet } from "./person-sheet.tsx";
import "../settings.css";
import "./people.css";

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
