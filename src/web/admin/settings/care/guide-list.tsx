import { useState } from "react";
import { useController } from "react-hook-form";
import { CARE_PARTS, type CareGuide, type CarePart } from "#contract/settings/care-guides.ts";
import { toCareSections, withCareText } from "#contract/settings/care-sections.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { CareText } from "./care-text.tsx";
import { MESSAGES } from "./messages.ts";

type Props = { title: string; guides: readonly CareGuide[] };

/** The guides of metals, or of stones; each opens to its paragraphs. */
export function GuideList({ title, guides }: Props) {
  return (
    <section aria-label={title} className="care-guides">
      <h2>{title}</h2>
      {guides.map((guide) => (
        <Guide guide={guide} key={guide} />
      ))}
    </section>
  );
}

function Guide({ guide }: { guide: CareGuide }) {
  const [isOpen, setOpen] = useState(false);
  const { field } = useController<SettingsValues, "careTexts">({ name: "careTexts" });
  const texts = field.value ?? {};
  const sections = toCareSections(guide, texts);
  const { name, covers } = MESSAGES.guides[guide];
  const state =
    sections.length === 0 ? MESSAGES.hidden : texts[guide] === undefined ? null : MESSAGES.edited;
  const change = (part: CarePart, text: string) =>
    field.onChange(withCareText(texts, guide, { [part]: text }));
  return (
    <details
      className="fold"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen}
    >
      <summary>
        <b>{name}</b>
        {state && <em>{state}</em>}
        {covers && <small>{covers}</small>}
      </summary>
      {isOpen && (
        <div className="care-guide">
          <div className="care-fields">
            {CARE_PARTS.map((part) => (
              <CareText
                guide={guide}
                key={part}
                onChange={(text) => change(part, text)}
                part={part}
                texts={texts}
              />
            ))}
          </div>
          <section aria-label={`${MESSAGES.preview}: ${name}`} className="care-preview">
            <h3>{name}</h3>
            {sections.length === 0 && <p>{MESSAGES.hidden}</p>}
            <dl>
              {sections.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      )}
    </details>
  );
}
