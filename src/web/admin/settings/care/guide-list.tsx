import { useState } from "react";
import { useController } from "react-hook-form";
import { CARE_PARTS, type CareGuide, type CarePart } from "#contract/settings/care-guides.ts";
import { toCareSections, withCareText } from "#contract/settings/care-sections.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { CareText } from "./care-text.tsx";

const GUIDES: Record<CareGuide, { name: string; covers?: string }> = {
  gold: { name: "Gold", covers: "Yellow gold, green gold, and gold without a color." },
  "white-gold": { name: "White gold", covers: "Of any karat." },
  "rose-gold": { name: "Rose gold", covers: "Of any karat." },
  silver: { name: "Silver", covers: "Sterling, fine, and argentium silver." },
  "oxidized-silver": {
    name: "Oxidized silver",
    covers: "Silver whose materials say “oxidized” or “blackened”.",
  },
  vermeil: { name: "Vermeil", covers: "Vermeil, gold-filled, and plated pieces." },
  platinum: { name: "Platinum", covers: "Platinum and palladium." },
  copper: { name: "Copper", covers: "Copper, bronze, and brass." },
  hard: { name: "Hard stones", covers: "Diamond, sapphire, ruby, garnet, quartz, and the like." },
  emerald: { name: "Emerald", covers: "Apart from other hard stones, since most are oiled." },
  delicate: {
    name: "Delicate stones",
    covers: "Labradorite, moonstone, tanzanite, lapis lazuli, and the like.",
  },
  opal: { name: "Opal" },
  turquoise: { name: "Turquoise" },
  pearl: { name: "Pearl" },
  organic: { name: "Coral, amber, and shell", covers: "Mother-of-pearl and jet, too." },
  any: {
    name: "Any other piece",
    covers: "On the care card alone, when the materials are unknown.",
  },
};

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
  const { name, covers } = GUIDES[guide];
  const state = sections.length === 0 ? "Not shown" : texts[guide] === undefined ? null : "Edited";
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
          <section aria-label={`Preview: ${name}`} className="care-preview">
            <h3>{name}</h3>
            {sections.length === 0 && <p>Not shown</p>}
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
