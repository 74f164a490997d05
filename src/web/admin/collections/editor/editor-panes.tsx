import { type KeyboardEvent, type ReactNode, useRef } from "react";
import "./editor-panes.css";

const PANES = ["write", "preview", "details"] as const;
export type Pane = (typeof PANES)[number];
const LABELS: Record<Pane, string> = { write: "Write", preview: "Preview", details: "Details" };

type Props = Record<Pane, ReactNode> & {
  /** Whether Write stands beside Preview or Details; otherwise one of the three is shown. */
  isWide: boolean;
  current: Pane;
  onSelect: (pane: Pane) => void;
};

/** The three parts of the editor, as tabs. All stay mounted: they hold fields of one form. */
export function EditorPanes({ isWide, current, onSelect, ...panes }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const tabs: readonly Pane[] = isWide ? PANES.filter((pane) => pane !== "write") : PANES;
  const shown = isWide && current === "write" ? "preview" : current;
  const move = (event: KeyboardEvent) => {
    const at = tabs.indexOf(shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`#editor-tab-${next}`)?.focus();
  };
  return (
    <div className="editor-panes">
      <div
        aria-label="Parts of the editor"
        className="tabs"
        onKeyDown={move}
        ref={list}
        role="tablist"
        tabIndex={-1}
      >
        {tabs.map((pane) => (
          <button
            aria-controls={`editor-${pane}`}
            aria-selected={pane === shown}
            id={`editor-tab-${pane}`}
            key={pane}
            onClick={() => onSelect(pane)}
            role="tab"
            tabIndex={pane === shown ? 0 : -1}
            type="button"
          >
            {LABELS[pane]}
          </button>
        ))}
      </div>
      {PANES.map((pane) => {
        const isBeside = isWide && pane === "write";
        return (
          <section
            className={`editor-${pane}`}
            hidden={pane !== shown && !isBeside}
            id={`editor-${pane}`}
            key={pane}
            {...(isBeside
              ? { "aria-label": LABELS[pane] }
              : { role: "tabpanel", "aria-labelledby": `editor-tab-${pane}` })}
          >
            {panes[pane]}
          </section>
        );
      })}
    </div>
  );
}
