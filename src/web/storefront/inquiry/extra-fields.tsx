import { type ChangeEvent, useId, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { checkPhoto } from "./check-inquiry.ts";
import type { InquiryFormState } from "./use-inquiry-form.ts";
import { MESSAGES } from "./messages.ts";

/** A field that was just opened is where one goes on; one that was filled in before is not. */
const focus = (input: HTMLInputElement | null) => {
  if (input?.value === "") input.focus();
};

type Props = { asksRingSize: boolean; form: InquiryFormState };

/** Ring size, phone and a photo, each opened by a button. */
export function ExtraFields({ asksRingSize, form }: Props) {
  const { draft, change, photo, choosePhoto, problems } = form;
  const id = useId();
  const [hasPhotoField, setPhotoField] = useState(photo !== null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0] ?? null;
    const problem = file && checkPhoto(file);
    choosePhoto(problem ? null : file, problem);
    if (problem) currentTarget.value = "";
  };
  const isSizeOpen = asksRingSize && draft.ringSize !== undefined;
  const isPhoneOpen = draft.phone !== undefined;
  return (
    <>
      {(isSizeOpen || isPhoneOpen) && (
        <div className="inquiry-pair">
          {isSizeOpen && (
            <Field
              error={problems["ringSize"]}
              help={MESSAGES.ringSizeHelp}
              id={`${id}-ring`}
              label={MESSAGES.ringSize}
            >
              <input
                aria-describedby={`${id}-ring-help`}
                ref={focus}
                id={`${id}-ring`}
                maxLength={20}
                name="ringSize"
                onChange={(event) => change({ ringSize: event.currentTarget.value })}
                value={draft.ringSize ?? ""}
              />
            </Field>
          )}
          {isPhoneOpen && (
            <Field error={problems["phone"]} id={`${id}-phone`} label={MESSAGES.phone}>
              <input
                autoComplete="tel"
                ref={focus}
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
      {hasPhotoField && (
        <Field
          error={problems["photo"]}
          help={MESSAGES.photoHelp}
          id={`${id}-photo`}
          label={MESSAGES.photo}
        >
          <input
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-photo-help${problems["photo"] ? ` ${id}-photo-error` : ""}`}
            ref={focus}
            id={`${id}-photo`}
            name="photo"
            onChange={choose}
            type="file"
          />
        </Field>
      )}
      <fieldset aria-label={MESSAGES.add} className="inquiry-extras">
        {asksRingSize && !isSizeOpen && (
          <AddButton label={MESSAGES.ringSize} onClick={() => change({ ringSize: "" })} />
        )}
        {!isPhoneOpen && <AddButton label={MESSAGES.phone} onClick={() => change({ phone: "" })} />}
        {!hasPhotoField && <AddButton label={MESSAGES.photo} onClick={() => setPhotoField(true)} />}
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
