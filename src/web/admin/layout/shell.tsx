import { type ReactNode, useRef } from "react";
import { openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Brand } from "../brand.tsx";
import { EarlyKeysScript } from "../shortcuts/early-keys-script.tsx";
import { ShortcutHelp } from "../shortcuts/shortcut-help.tsx";
import { useShortcutKeys } from "../shortcuts/use-shortcut-keys.ts";
import { useFollowInquiryCounts } from "../use-inquiry-counts.ts";
import { useDesk } from "./use-desk.ts";
import { CommandPalette } from "./command-palette.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TabBar } from "./tab-bar.tsx";
import "./shell.css";

/** The frame of the admin: sidebar, tab bar and the current screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { settings } = useDesk();
  const menu = useRef<HTMLDialogElement>(null);
  useShortcutKeys();
  useFollowInquiryCounts();
  return (
    <div className="desk">
      <EarlyKeysScript />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Sidebar />
      <header className="desk-top">
        <Brand name={settings.businessName} to="/admin" trademark={settings.showTrademark} />
        <button
          aria-haspopup="dialog"
          aria-label="Menu"
          className="iconbtn"
          onClick={() => openDialog(menu)}
          type="button"
        >
          <Icon name="menu" />
        </button>
      </header>
      <main className="desk-main" id="main" tabIndex={-1}>
        {children}
      </main>
      <TabBar onMore={() => openDialog(menu)} />
      <MoreMenu ref={menu} />
      <CommandPalette />
      <ShortcutHelp />
    </div>
  );
}
