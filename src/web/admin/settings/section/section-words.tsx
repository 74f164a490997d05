import { useFormContext } from "react-hook-form";
import { ButtonLinkField } from "../../button-link-field.tsx";
import { FormField } from "../../forms/form.tsx";
import type { SectionValues } from "./section-values.ts";

const SectionField = FormField<SectionValues>;

const isEntered = (title: unknown) =>
  (typeof title === "string" && title.trim() !== "") || "Enter a headline.";

/** The headline of a section, which it must have. */
export const Headline = () => (
  <SectionField
    help="Keep it short. Six words or fewer fit on a phone."
    label="Headline"
    maxLength={255}
    name="title"
    options={{ validate: isEntered }}
  />
);

/** The text beneath the headline. */
export const SectionText = () => (
  <SectionField label="Text" maxLength={500} name="subtitle" rows={3} />
);

/** What the button of a section says and where it leads. */
export function SectionButton() {
  const { watch, setValue } = useFormContext<SectionValues>();
  return (
    <div className="settings-pair">
      <SectionField label="Button text" maxLength={100} name="buttonText" />
      <ButtonLinkField
        id="section-buttonLink"
        onChange={(buttonLink) => setValue("buttonLink", buttonLink, { shouldDirty: true })}
        value={watch("buttonLink")}
      />
    </div>
  );
}
