import type { ComponentType } from "react";
import { panelId, type TabButton, tabId, TabList } from "./tab-list.tsx";

type Props<Name extends string> = {
  label: string;
  tabs: (TabButton<Name> & { panel: ComponentType })[];
  current: Name;
  onSelect: (name: Name) => void;
  /** Under 768 px the desk's tab bar leads to them. */
  isWideOnly?: boolean;
};

/** Tabs with the panel of the current one. */
export function Tabs<Name extends string>(props: Props<Name>) {
  const { tabs, current } = props;
  const Panel = tabs.find(({ name }) => name === current)?.panel;
  return (
    <>
      <TabList {...props} />
      <div id={panelId(current)} role="tabpanel" aria-labelledby={tabId(current)} tabIndex={-1}>
        {Panel && <Panel />}
      </div>
    </>
  );
}
