import type { Backups } from "#contract/operations/backups.ts";
import { ApiError } from "../api-client/api-error.ts";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

const POLL_MILLISECONDS = 2000;
/** A large shop takes some minutes. */
const PATIENCE_MILLISECONDS = 30 * 60 * 1000;

/** Restores a backup, and loads the page anew once the shop answers again. */
export function useRestoreBackup() {
  const showError = useErrorToast();
  return useAction({
    mutationFn: async (name: string) => {
      await callApi("POST", `/api/backups/${name}/restore`);
      const deadline = Date.now() + PATIENCE_MILLISECONDS;
      while (await isUnderWay()) {
        if (Date.now() > deadline) throw new Error(MESSAGES.noAnswer);
        await pause();
      }
    },
    // Everything on it is of the former shop; whoever was signed out is asked to sign in.
    onSuccess: () => location.reload(),
    onError: (error) => showError(MESSAGES.restoreFailed, error),
  });
}

/** Without an answer the shop is closed; with another session's it was restored. */
async function isUnderWay(): Promise<boolean> {
  try {
    const { restore } = await callApi<Backups>("GET", "/api/backups");
    return restore?.status === "requested";
  } catch (error) {
    return !(error instanceof ApiError && error.status === 401);
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
