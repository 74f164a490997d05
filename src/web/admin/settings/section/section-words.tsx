import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { ButtonLinkField } from "../../button-link-field.tsx";
import type { SectionValues } from "./section-values.ts";

/** Headline, text and button of a section. */
export function SectionWords() {
  const { register, formState, watch, setValue } = useFormContext<SectionValues>();
  const error = formState.errors.title?.message;
  return (
    <>
      <Field
        error={error}
        help="Keep it short. Six words or fewer fit on a phone."
        id="section-title"
        label="Headline"
      >
        <input
          id="section-title"
          maxLength={255}
          {...fieldAriaProps("section-title", error, true)}
          {...register("title", {
            validate: (title) => title.trim() !== "" || "Enter a headline.",
          })}
        />
      </Field>
      <Field id="section-subtitle" label="Text">
        <textarea
          dir="auto"
          id="section-subtitle"
          maxLength={500}
          rows={3}
          {...register("subtitle")}
        />
      </Field>
      <div className="settings-pair">
        <Field id="section-buttonText" label="Button text">
          <input id="section-buttonText" maxLength={100} {...register("buttonText")} />
        </Field>
        <ButtonLinkField
          id="section-buttonLink"
          onChange={(buttonLink) => setValue("buttonLink", buttonLink, { shouldDirty: true })}
          value={watch("buttonLink")}
        />
      </div>
    </>
  );
}
