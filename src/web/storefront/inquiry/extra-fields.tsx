import { useId, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PhotoField } from "./photo-field.tsx";
import { showField } from "./show-field.ts";
import type { InquiryFormState } from "./use-inquiry-form.ts";
import { MESSAGES } from "./messages.ts";

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
              help={MESSAGES.ringSizeHelp}
              id={`${id}-ring`}
              label={MESSAGES.ringSize}
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
            <Field error={problems["phone"]} id={`${id}-phone`} label={MESSAGES.phone}>
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
