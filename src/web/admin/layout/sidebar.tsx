import { useLocation } from "react-router";
import { Brand } from "../brand.tsx";
import { useDesk } from "./use-desk.ts";
import { currentScreen, SCREENS } from "./navigation.ts";
import { ScreenLinks } from "./screen-links.tsx";
import { SettingsLinks } from "./settings-links.tsx";
import { isSettingsPath } from "./settings-menu.ts";
import "./sidebar.css";

/** The navigation of wide windows: the desk's screens, or the subjects of the settings. */
export function Sidebar() {
  const { settings } = useDesk();
  const { pathname } = useLocation();
  const isSettings = isSettingsPath(pathname);
  return (
    <nav aria-label={isSettings ? "Settings" : "Admin"} className="desk-side">
      <Brand name={settings.businessName} to="/admin" trademark={settings.showTrademark} />
      {isSettings ? (
        <SettingsLinks />
      ) : (
        <ScreenLinks current={currentScreen(pathname)} screens={SCREENS} />
      )}
    </nav>
  );
}
