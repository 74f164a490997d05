import { Icon } from "#web/ui/icon.tsx";
import { SCREENS } from "./navigation.ts";
import { ScreenLink } from "./screen-link.tsx";
import "./tab-bar.css";

/** The navigation of windows under 768 px. */
export function TabBar({ onMore }: { onMore: () => void }) {
  return (
    <nav aria-label="Admin, main" className="desk-tabs">
      <ul>
        {SCREENS.flatMap((screen) =>
          screen.tab ? (
            <li key={screen.to}>
              <ScreenLink screen={screen}>
                <Icon name={screen.tab.icon} />
                <span>{screen.tab.label}</span>
              </ScreenLink>
            </li>
          ) : (
            []
          ),
        )}
        <li>
          <button aria-haspopup="dialog" onClick={onMore} type="button">
            <Icon name="menu" />
            <span>More</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
