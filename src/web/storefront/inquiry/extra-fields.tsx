import { useId, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PhotoField, PHOTO_LABEL } from "./photo-field.tsx";
import { showField } from "./show-field.ts";
import type { InquiryFormState } from "./use-inquiry-form.ts";

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
