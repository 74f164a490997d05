import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StoredPicture, PictureChange } from "#contract/media.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";

/** Saves a picture's words or focal point at once: they belong to the picture, not to the form. */
export function useUpdatePhoto(onChanged: (picture: StoredPicture) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ hash, change }: { hash: string; change: PictureChange }) =>
      callApi<StoredPicture>("PATCH", `/api/media/${hash}`, change),
    onSuccess: async (picture) => {
      onChanged(picture);
      await refetch(client, "/api/media");
    },
    onError: (error) =>
      toast({
        title: "The picture was not changed",
        description: error.message,
        variant: "destructive",
      }),
  });
}
