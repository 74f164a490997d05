import { type KeyboardEvent, useRef } from "react";
import { hasModifier } from "#web/ui/has-modifier.ts";
import "./tabs.css";

export type TabButton<Name extends string> = {
  name: Name;
  label: string;
  /** A count beside the label; 0 is not shown. */
  badge?: number;
};

type Props<Name extends string> = {
  label: string;
  tabs: readonly TabButton<Name>[];
  current: Name;
  onSelect: (name: Name) => void;
  /** Under 768 px the desk's tab bar leads to them. */
  isWideOnly?: boolean;
};

/** The ids of a tab and of its panel. */
export const tabId = (name: string): string => `tab-${name}`;
export const panelId = (name: string): string => `panel-${name}`;

/** The buttons of tabs after the ARIA pattern: arrow keys, Home and End select. */
export function TabList<Name extends string>(props: Props<Name>) {
  const { label, tabs, current, onSelect, isWideOnly = false } = props;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    // From the focused tab: `current` may follow the URL, which changes later.
    const focused = document.activeElement?.id;
    const from = tabs.some(({ name }) => tabId(name) === focused) ? focused : tabId(current);
    const at = tabs.findIndex(({ name }) => tabId(name) === from);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.name);
    list.current?.querySelector<HTMLElement>(`#${tabId(next.name)}`)?.focus();
  };
  return (
    <div
      className={isWideOnly ? "tabs wide-only" : "tabs"}
      role="tablist"
      aria-label={label}
      ref={list}
      tabIndex={-1}
      onKeyDown={move}
    >
      {tabs.map(({ name, label: text, badge = 0 }) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={name === current ? panelId(name) : undefined}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {text}
          {badge > 0 && (
            <span className="desk-count">
              {badge}
              <span className="sr"> pending</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
