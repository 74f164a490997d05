import type { ReactNode } from "react";
import { panelId, tabId, TabList } from "../../tabs/tab-list.tsx";
import "./editor-panes.css";

const PANES = [
  { name: "write", label: "Write" },
  { name: "preview", label: "Preview" },
  { name: "details", label: "Details" },
] as const;
export type Pane = (typeof PANES)[number]["name"];

type Props = Record<Pane, ReactNode> & {
  /** Whether Write is shown beside Preview or Details; otherwise one of the three is shown. */
  isWide: boolean;
  current: Pane;
  onSelect: (pane: Pane) => void;
};

/** The three parts of the editor, as tabs. All stay mounted: they hold fields of one form. */
export function EditorPanes({ isWide, current, onSelect, ...panes }: Props) {
  const shown = isWide && current === "write" ? "preview" : current;
  return (
    <div className="editor-panes">
      <TabList
        current={shown}
        label="Parts of the editor"
        onSelect={onSelect}
        tabs={PANES.filter(({ name }) => !isWide || name !== "write")}
      />
      {PANES.map(({ name, label }) => {
        const isBeside = isWide && name === "write";
        return (
          <section
            className={`editor-${name}`}
            hidden={name !== shown && !isBeside}
            id={panelId(name)}
            key={name}
            {...(isBeside
              ? { "aria-label": label }
              : { role: "tabpanel", "aria-labelledby": tabId(name) })}
          >
            {panes[name]}
          </section>
        );
      })}
    </div>
  );
}
