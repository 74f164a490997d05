import { useQueryClient } from "@tanstack/react-query";
import type { StoredPicture, PictureChange } from "#contract/media/media.ts";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Saves a picture's alt text or focal point at once: they belong to the picture, not to the form. */
export function useUpdatePhoto(onChanged: (picture: StoredPicture) => void) {
  const client = useQueryClient();
  const showError = useErrorToast();
  return useAction({
    scope: { id: "photo" },
    mutationFn: ({ hash, change }: { hash: string; change: PictureChange }) =>
      callApi<StoredPicture>("PATCH", `/api/media/${hash}`, change),
    onSuccess: async (picture) => {
      onChanged(picture);
      await refetch(client, "/api/media");
    },
    onError: (error) => showError("Couldn’t change the photo", error),
  });
}
