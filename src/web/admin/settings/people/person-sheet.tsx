import { useEffect, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import type { Person } from "#contract/access/people.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import type { Access } from "#contract/access/sign-in.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { endDrafts } from "../../draft-store.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useAction } from "../../use-action.ts";
import { AccessChoice } from "./access-choice.tsx";

const messageOf = (failure: Error): string =>
  (failure instanceof ApiError && failure.problem?.message) || "Couldn’t change access";

/** Changes or removes a person's access. Removing asks first, in the same place. */
export function PersonSheet({ person, onClose }: { person: Person; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [access, setAccess] = useState(person.access);
  const [isRemoving, setRemoving] = useState(false);
  const { save, signOut, remove, error } = usePersonChange(person, () => dialog.current?.close());
  useEffect(() => openDialog(dialog), []);
  const isPending = save.isPending || remove.isPending || signOut.isPending;
  return (
    <Dialog
      className="desk-dialog"
      id="person"
      onClose={onClose}
      ref={dialog}
      title={isRemoving ? `Remove ${person.username}?` : person.username}
    >
      {isRemoving ? (
        <p>They’re signed out at once and can’t sign in again.</p>
      ) : (
        <AccessChoice onChange={setAccess} value={access} />
      )}
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {isRemoving ? (
        <div className="desk-dialog-buttons">
          <button
            className="btn"
            disabled={isPending}
            onClick={() => remove.mutate()}
            type="button"
          >
            Remove access
          </button>
          <button className="btn quiet" onClick={() => setRemoving(false)} type="button">
            Cancel
          </button>
        </div>
      ) : (
        <>
          <div className="desk-dialog-buttons">
            <button
              className="btn"
              disabled={isPending || access === person.access}
              onClick={() => save.mutate(access)}
              type="button"
            >
              Save
            </button>
            <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
              Cancel
            </button>
          </div>
          <div className="cluster people-sheet-more">
            {person.sessions > 0 && (
              <button disabled={isPending} onClick={() => signOut.mutate()} type="button">
                Sign out everywhere
              </button>
            )}
            <button disabled={isPending} onClick={() => setRemoving(true)} type="button">
              Remove access
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** What can be done with a person. A refusal is shown in the sheet, which stays open. */
function usePersonChange({ id, username }: Person, close: () => void) {
  const { user } = useDesk();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const finish = async (title: string) => {
    close();
    toast({ title });
    // One's own access decides what the shell shows, and one's own end leads to the sign-in page.
    if (id === user.id) await revalidate();
    else await refetch(client, "/api/people");
  };
  const end = (title: string) => {
    if (id === user.id) endDrafts();
    return finish(title);
  };
  const path = `/api/people/${id}`;
  const save = useAction({
    mutationFn: (access: Access) => callApi<Person>("PATCH", path, { access }),
    onSuccess: () => finish("Saved"),
  });
  const remove = useAction({
    mutationFn: () => callApi<{ message: string }>("DELETE", path),
    onSuccess: () => end(`${username} can’t sign in anymore`),
  });
  const signOut = useAction({
    mutationFn: () => callApi<{ message: string }>("DELETE", `${path}/sessions`),
    onSuccess: () => end(`${username} is signed out everywhere`),
  });
  const failure = save.error ?? remove.error ?? signOut.error;
  const error = failure && messageOf(failure);
  return { save, remove, signOut, error };
}
