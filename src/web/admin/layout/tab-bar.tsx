import { useLocation } from "react-router";
import { Icon } from "#web/ui/icon.tsx";
import { currentTab, isUnderMore, mayOpen, TAB_BAR } from "./navigation.ts";
import { ScreenLink } from "./screen-link.tsx";
import { useDesk } from "./use-desk.ts";
import "./tab-bar.css";

/** The navigation of windows under 768 px. */
export function TabBar({ onMore }: { onMore: () => void }) {
  const { pathname, search } = useLocation();
  const current = currentTab(pathname, search);
  const { access } = useDesk().user;
  const tabs = TAB_BAR.filter(({ screen }) => mayOpen(screen.to, access));
  return (
    <nav aria-label="Admin, main" className="desk-tabs">
      <ul>
        {tabs.map(({ screen, label, icon }) => (
          <li key={screen.to}>
            <ScreenLink isCurrent={screen === current} screen={screen}>
              <Icon name={icon} />
              <span>{label}</span>
            </ScreenLink>
          </li>
        ))}
        <li>
          <button
            aria-haspopup="dialog"
            aria-current={isUnderMore(current) ? "true" : undefined}
            onClick={onMore}
            type="button"
          >
            <Icon name="menu" />
            <span>More</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
