import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { checkPhoto, PHOTO_TYPES } from "./check-inquiry.ts";
import { showField } from "./show-field.ts";
import type { InquiryFormState } from "./use-inquiry-form.ts";

const PHOTO_LABEL = "Photo of your idea";

type Props = { asksRingSize: boolean; form: InquiryFormState };

/** Ring size, phone and a photo, each opened by a button. */
export function ExtraFields({ asksRingSize, form }: Props) {
  const { draft, change, photo, problems } = form;
  const id = useId();
  const [hasPhotoField, setPhotoField] = useState(photo !== null);
  const isSizeOpen = asksRingSize && draft.ringSize !== undefined;
  const isPhoneOpen = draft.phone !== undefined;
  return (
    <>
      {(isSizeOpen || isPhoneOpen) && (
        <div className="inquiry-pair">
          {isSizeOpen && (
            <Field
              error={problems["ringSize"]}
              help="US size, like 6 ½. A guess is fine."
              id={`${id}-ring`}
              label="Ring size"
            >
              <input
                aria-describedby={`${id}-ring-help`}
                ref={showField}
                id={`${id}-ring`}
                maxLength={20}
                name="ringSize"
                onChange={(event) => change({ ringSize: event.currentTarget.value })}
                value={draft.ringSize ?? ""}
              />
            </Field>
          )}
          {isPhoneOpen && (
            <Field error={problems["phone"]} id={`${id}-phone`} label="Phone">
              <input
                autoComplete="tel"
                ref={showField}
                id={`${id}-phone`}
                inputMode="tel"
                maxLength={50}
                name="phone"
                onChange={(event) => change({ phone: event.currentTarget.value })}
                type="tel"
                value={draft.phone ?? ""}
              />
            </Field>
          )}
        </div>
      )}
      {hasPhotoField && <PhotoField form={form} id={`${id}-photo`} />}
      <fieldset aria-label="Add to your message" className="inquiry-extras">
        {asksRingSize && !isSizeOpen && (
          <AddButton label="Ring size" onClick={() => change({ ringSize: "" })} />
        )}
        {!isPhoneOpen && <AddButton label="Phone" onClick={() => change({ phone: "" })} />}
        {!hasPhotoField && <AddButton label={PHOTO_LABEL} onClick={() => setPhotoField(true)} />}
      </fieldset>
    </>
  );
}

const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button aria-expanded={false} onClick={onClick} type="button">
    <Icon name="plus" />
    {label}
  </button>
);

type PHOTO_LABELProps = { id: string; form: InquiryFormState };

/** A photo, chosen from the device or, on a phone, taken with its camera. */
function PhotoField({ id, form: { choosePhoto, problems } }: PHOTO_LABELProps) {
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
