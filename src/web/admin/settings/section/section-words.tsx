import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { ButtonLinkField } from "../../button-link-field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import type { SectionValues } from "./section-values.ts";

/** The headline of a section, which it must have. */
export function Headline() {
  const { register, formState } = useFormContext<SectionValues>();
  const error = formState.errors.title?.message;
  return (
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
  );
}

/** The text beneath the headline. */
export function SectionText() {
  const { register } = useFormContext<SectionValues>();
  return (
    <Field id="section-subtitle" label="Text">
      <textarea
        dir="auto"
        id="section-subtitle"
        maxLength={500}
        rows={3}
        {...register("subtitle")}
      />
    </Field>
  );
}

/** What the button of a section says and where it leads. */
export function SectionButton() {
  const { register, watch, setValue } = useFormContext<SectionValues>();
  return (
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
  );
}
