import { useRef } from "react";
import { CARE_DEFAULTS } from "#contract/settings/care-defaults.ts";
import {
  type CareGuide,
  type CarePart,
  type CareTexts,
  MAX_CARE_TEXT,
} from "#contract/settings/care-guides.ts";
import { careText } from "#contract/settings/care-sections.ts";

const PARTS: Record<CarePart, string> = {
  daily: "Every day",
  clean: "To clean it",
  store: "To store it",
  when: "When to do more",
  later: "What to do then",
};

type Props = {
  guide: CareGuide;
  part: CarePart;
  texts: CareTexts;
  onChange: (text: string) => void;
};

/** A paragraph of a guide, with the way back to the text that the shop came with. */
export function CareText({ guide, part, texts, onChange }: Props) {
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
