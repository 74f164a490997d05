import { useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import type { Person } from "#contract/access/people.ts";
import type { Access } from "#contract/access/sign-in.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { endDrafts } from "../../draft-store.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useAction } from "../../use-action.ts";

/** What can be done with a person. A refusal is shown in the sheet, which stays open. */
export function usePersonChange({ id, username }: Person, close: () => void) {
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

const messageOf = (failure: Error): string =>
  (failure instanceof ApiError && failure.problem?.message) || "Couldn’t change access";
