import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { ButtonLinkField } from "../../button-link-field.tsx";
import { MESSAGES } from "./messages.ts";
import type { SectionValues } from "./section-values.ts";

/** Headline, text and button of a section. */
export function SectionWords() {
  const { register, formState, watch, setValue } = useFormContext<SectionValues>();
  const error = formState.errors.title?.message;
  const { section: words } = MESSAGES;
  return (
    <>
      <Field error={error} help={words.headlineHelp} id="section-title" label={words.headline}>
        <input
          id="section-title"
          maxLength={255}
          {...fieldAriaProps("section-title", error, true)}
          {...register("title", {
            validate: (title) => title.trim() !== "" || words.enterHeadline,
          })}
        />
      </Field>
      <Field id="section-subtitle" label={words.text}>
        <textarea
          dir="auto"
          id="section-subtitle"
          maxLength={500}
          rows={3}
          {...register("subtitle")}
        />
      </Field>
      <div className="settings-pair">
        <Field id="section-buttonText" label={words.buttonText}>
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
