import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import {
  CARE_GUIDES,
  CARE_PARTS,
  type CareGuide,
  type CarePart,
  type CareTexts,
  MAX_CARE_TEXT,
  METAL_GUIDES,
  STONE_GUIDES,
} from "#contract/settings/care-guides.ts";
import { careText, toCareSections, withCareText } from "#contract/settings/care-sections.ts";
import { CARE_DEFAULTS } from "#contract/settings/care-defaults.ts";
import { SettingsScreen } from "../form/settings-screen.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
import "./care.css";

const PARTS: Record<CarePart, string> = {
  daily: "Every day",
  clean: "To clean it",
  store: "To store it",
  when: "When to do more",
  later: "What to do then",
};

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

export const meta = () => [{ title: "Care guides, Settings" }];

const OTHERS = CARE_GUIDES.filter(
  (guide) => ![...METAL_GUIDES, ...STONE_GUIDES].some((known) => known === guide),
);

/** How each metal and stone is cared for, in short paragraphs. */
export default function CareScreen() {
  return (
    <SettingsScreen
      keys={["careTexts"]}
      lede="How to care for each metal and stone. Shown on the page of a piece, in the email after delivery, and on the care card."
      name="care"
      title="Care guides"
    >
      <GuideList guides={METAL_GUIDES} title="Metals" />
      <GuideList guides={STONE_GUIDES} title="Stones" />
      <p className="muted">
        A piece of several metals or stones says how to clean it only once, as the most delicate of
        them needs it.
      </p>
      <GuideList guides={OTHERS} title="Without known materials" />
    </SettingsScreen>
  );
}

type GuideListProps = { title: string; guides: readonly CareGuide[] };

/** The guides of metals, or of stones; each opens to its paragraphs. */
function GuideList({ title, guides }: GuideListProps) {
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
        <div className="stack-wide care-guide">
          <div className="stack care-fields">
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

type CareTextProps = {
  guide: CareGuide;
  part: CarePart;
  texts: CareTexts;
  onChange: (text: string) => void;
};

/** A paragraph of a guide, with the way back to the text that the shop came with. */
function CareText({ guide, part, texts, onChange }: CareTextProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const text = careText(texts, guide, part);
  const suggested = CARE_DEFAULTS[guide][part];
  const id = `care-${guide}-${part}`;
  const isBlank = text.trim() === "" && part !== "when";
  const restore = () => {
    onChange(suggested);
    // The button that was pressed is gone.
    input.current?.focus();
  };
  return (
    <div className="field">
      <label htmlFor={id}>{PARTS[part]}</label>
      <textarea
        dir="auto"
        aria-describedby={isBlank ? `${id}-help` : undefined}
        id={id}
        maxLength={MAX_CARE_TEXT}
        onChange={({ target }) => onChange(target.value)}
        ref={input}
        rows={part === "when" ? 1 : 3}
        value={text}
      />
      {isBlank && (
        <p className="help" id={`${id}-help`}>
          Blank: not shown.
        </p>
      )}
      {text !== suggested && (
        <button
          aria-label={`Restore the suggested text: ${PARTS[part]}`}
          className="link"
          onClick={restore}
          type="button"
        >
          Restore the suggested text
        </button>
      )}
    </div>
  );
}
