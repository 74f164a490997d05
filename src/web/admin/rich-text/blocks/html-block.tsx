/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an <img> cannot hold the card of a piece */
import { NodeViewWrapper } from "@tiptap/react";

type Props = {
  /** Sanitized: built from a node of the text. */
  html: string;
  name: string;
  isSelected: boolean;
};

/** A block of the text as its page shows it: its links lead nowhere, a press selects it. */
export function HtmlBlock({ html, name, isSelected }: Props) {
  return (
    <NodeViewWrapper
      aria-label={name}
      className="text-block"
      data-drag-handle
      data-selected={isSelected ? "" : undefined}
      role="img"
    >
      <div dangerouslySetInnerHTML={{ __html: html }} inert />
    </NodeViewWrapper>
  );
}
