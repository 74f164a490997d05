import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Portrait } from "#contract/settings/settings.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { PhotoPicker } from "./photo-picker.tsx";

/** A photo of the goldsmith for the home and About pages, saved once it is uploaded. */
export function PortraitPicker({ stored }: { stored: Portrait | null }) {
  const client = useQueryClient();
  const showError = useErrorToast();
  const [portrait, setPortrait] = useState(stored);
  const save = useAction({
    scope: { id: "portrait" },
    mutationFn: (chosen: Portrait) => callApi("PUT", "/api/settings", { portrait: chosen }),
    onSuccess: async (_saved, chosen) => {
      setPortrait(chosen);
      await client.invalidateQueries({ queryKey: ["/api/settings"] });
    },
    onError: (error) => showError("Couldn’t save", error),
  });
  return (
    <div className="field">
      <p className="label">Portrait</p>
      {portrait && (
        <Picture
          className="setup-portrait"
          fallbackAlt="Your portrait"
          picture={toPortraitPicture(portrait)}
          ratio="1"
          sizes="160px"
        />
      )}
      <PhotoPicker
        error={undefined}
        hasPhoto={portrait !== null}
        label="Portrait"
        onPicked={({ url, width, height, alt, focalX, focalY }) =>
          save.mutate({ url, width, height, alt, focalX, focalY })
        }
      />
      <p className="help">You, your hands, or your bench.</p>
    </div>
  );
}
