import { type ChangeEvent, useEffect, useRef } from "react";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { checkPhoto, PHOTO_TYPES } from "./check-inquiry.ts";
import { showField } from "./show-field.ts";
import type { InquiryFormState } from "./use-inquiry-form.ts";

export const PHOTO_LABEL = "Photo of your idea";

type Props = { id: string; form: InquiryFormState };

/** A photo, chosen from the device or, on a phone, taken with its camera. */
export function PhotoField({ id, form: { choosePhoto, problems } }: Props) {
  const chosen = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const error = problems["photo"];
  useEffect(() => showField(chosen.current), []);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0] ?? null;
    const problem = file && checkPhoto(file);
    choosePhoto(problem ? null : file, problem);
    if (problem) currentTarget.value = "";
    // The field names the photo that was taken.
    if (chosen.current) chosen.current.files = currentTarget.files;
  };
  return (
    <Field
      error={error}
      help="A JPEG, PNG, or WebP photo, up to 25 MB."
      id={id}
      label={PHOTO_LABEL}
    >
      <input
        accept={PHOTO_TYPES.join()}
        aria-describedby={`${id}-help${error ? ` ${id}-error` : ""}`}
        aria-invalid={error !== undefined}
        id={id}
        name="photo"
        onChange={choose}
        ref={chosen}
        type="file"
      />
      <button
        className="btn quiet inquiry-camera"
        onClick={() => camera.current?.click()}
        type="button"
      >
        <Icon name="camera" />
        Take a photo
      </button>
      <input
        accept={PHOTO_TYPES.join()}
        aria-label="Photo from the camera"
        capture="environment"
        hidden
        onChange={choose}
        ref={camera}
        type="file"
      />
    </Field>
  );
}
