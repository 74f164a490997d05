import { useEffect, useRef, useState } from "react";
import type { Person } from "#contract/access/people.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { AccessChoice } from "./access-choice.tsx";
import { usePersonChange } from "./use-person-change.ts";

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
          <div className="people-sheet-more">
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
