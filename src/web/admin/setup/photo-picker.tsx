import type { Ref } from "react";
import type { StoredPicture } from "#contract/media/media.ts";
import { Icon } from "#web/ui/icon.tsx";
import { UploadButton, useUploadPhoto } from "../photos/upload-button.tsx";

type Props = {
  /** Names the file field. */
  label: string;
  hasPhoto: boolean;
  error?: string | undefined;
  onPicked: (picture: StoredPicture) => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Uploads the photo of a step. A failure is reported beneath the button. */
export function PhotoPicker({ label, hasPhoto, error, onPicked, ref }: Props) {
  const { upload, problem, isPending } = useUploadPhoto();
  const take = async (file: File) => {
    const photo = await upload(file);
    if (photo) onPicked(photo);
  };
  const sentence = problem ? `Couldn’t upload. ${problem}` : error;
  return (
    <div className={sentence ? "field bad" : "field"}>
      <UploadButton
        className="btn quiet"
        describedBy={sentence && "setup-photo-error"}
        icon={<Icon name="camera" />}
        isPending={isPending}
        label={label}
        onFile={(file) => void take(file)}
        ref={ref}
      >
        {hasPhoto ? "Choose another photo" : "Choose a photo"}
      </UploadButton>
      {sentence && (
        <p className="err" id="setup-photo-error" role="alert">
          {sentence}
        </p>
      )}
    </div>
  );
}
