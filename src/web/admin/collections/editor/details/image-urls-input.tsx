import { useState } from "react";
import { readImageLines } from "../form/collection-form.ts";
import { fieldAriaProps } from "../../../forms/field-aria-props.ts";

type Props = {
  id: string;
  value: string[];
  onChange: (urls: string[]) => void;
  invalid: boolean;
};

/** The image URLs as text, one per line. A line is not changed while it is typed. */
export function ImageUrlsInput({ id, value, onChange, invalid }: Props) {
  const [text, setText] = useState(value.join("\n"));
  // A list changed elsewhere replaces the text; otherwise the typed line breaks stay.
  const shown = isSame(readImageLines(text), value) ? text : value.join("\n");
  return (
    <textarea
      id={id}
      rows={4}
      spellCheck={false}
      value={shown}
      {...fieldAriaProps(id, invalid, true)}
      onChange={({ target }) => {
        setText(target.value);
        onChange(readImageLines(target.value));
      }}
    />
  );
}

const isSame = (a: string[], b: string[]) => a.length === b.length && a.every((x, i) => x === b[i]);
