import { type ComponentType, type KeyboardEvent, useRef } from "react";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import "./tabs.css";

type Tab<Name extends string> = {
  name: Name;
  label: string;
  /** A count beside the label; 0 is not shown. */
  badge?: number;
  /** Shown in the bar at the bottom. */
  icon?: IconName;
  panel: ComponentType;
};

type Props<Name extends string> = {
  label: string;
  tabs: Tab<Name>[];
  current: Name;
  onSelect: (name: Name) => void;
  /** Under 768 px, a bar at the bottom of the window, beside More. */
  isBottomBar?: boolean;
};

/** Tabs after the ARIA pattern: arrow keys, Home and End select. */
export function Tabs<Name extends string>(props: Props<Name>) {
  const { label, tabs, current, onSelect, isBottomBar = false } = props;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    // From the focused tab: `current` follows the URL, which changes later.
    const focused = document.activeElement?.id;
    const from = tabs.some(({ name }) => `tab-${name}` === focused) ? focused : `tab-${current}`;
    const at = tabs.findIndex(({ name }) => `tab-${name}` === from);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.name);
    list.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
  };
  const Panel = tabs.find(({ name }) => name === current)?.panel;
  return (
    <>
      <div
        className={isBottomBar ? "tabs bottom" : "tabs"}
        role="tablist"
        aria-label={label}
        ref={list}
        tabIndex={-1}
        onKeyDown={move}
      >
        {tabs.map(({ name, label: text, badge = 0, icon }) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === current}
            aria-controls={name === current ? `panel-${name}` : undefined}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {icon && <Icon name={icon} />}
            {text}
            {badge > 0 && (
              <span className="cnt">
                {badge}
                <span className="sr"> pending</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div id={`panel-${current}`} role="tabpanel" aria-labelledby={`tab-${current}`} tabIndex={-1}>
        {Panel && <Panel />}
      </div>
    </>
  );
}
