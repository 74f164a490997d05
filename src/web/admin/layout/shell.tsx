import { type ReactNode, type RefObject, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useQuery } from "@tanstack/react-query";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { HealthProblem } from "#contract/operations/health.ts";
import type { Stats } from "#contract/sales/stats.ts";
import { DeskIcon } from "../desk-icon.tsx";
import { Brand } from "../brand.tsx";
import { ShortcutHelp } from "../shortcuts/shortcut-help.tsx";
import { useShortcutKeys } from "../shortcuts/use-shortcut-keys.ts";
import { useFollowInquiryCounts, useInquiryCounts } from "../use-inquiry-counts.ts";
import { endDrafts } from "../draft-store.ts";
import { useDesk } from "./use-desk.ts";
import { CommandPalette } from "./command-palette.tsx";
import {
  currentScreen,
  currentTab,
  isUnderMore,
  mayOpen,
  MENU,
  type Screen,
  SCREENS,
  screensFor,
  TAB_BAR,
} from "./navigation.ts";
import { isCurrentSubject, isSettingsPath, SETTINGS_MENU } from "./settings-menu.ts";
import { HEALTH_PROBLEMS_QUERY } from "../health-problems-query.ts";
import "./navigation.css";
import "./shell.css";

/** The frame of the admin: sidebar, tab bar and the current screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { settings } = useDesk();
  const menu = useRef<HTMLDialogElement>(null);
  useShortcutKeys();
  useFollowInquiryCounts();
  return (
    <div className="desk">
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

/** All screens, for windows without a sidebar. */
function MoreMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { pathname, search } = useLocation();
  return (
    <Dialog className="desk-dialog desk-more" id="desk-menu" ref={ref} title="Menu">
      <nav aria-label="Admin, all screens">
        <ScreenLinks current={currentTab(pathname, search)} screens={MENU} />
      </nav>
    </Dialog>
  );
}

/** The navigation of windows under 768 px. */
function TabBar({ onMore }: { onMore: () => void }) {
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
              <DeskIcon name={icon} />
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

/** The navigation of wide windows: the desk's screens, or the subjects of the settings. */
function Sidebar() {
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

/** The settings menu of the sidebar. */
function SettingsLinks() {
  const { pathname } = useLocation();
  return (
    <>
      <Link className="desk-side-back" to="/admin">
        <Icon name="chevron-left" />
        <span>Back to the desk</span>
      </Link>
      <h2>Settings</h2>
      <ul>
        {SETTINGS_MENU.map((subject) => (
          <li key={subject.to}>
            <Link
              aria-current={isCurrentSubject(subject, pathname) ? "page" : undefined}
              to={subject.to}
            >
              <span>{subject.label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <AccountLinks />
    </>
  );
}

type ScreenLinksProps = { screens: Screen[]; current: Screen | undefined };

/** Links to screens of the admin and out of it. */
function ScreenLinks({ screens, current }: ScreenLinksProps) {
  const { access } = useDesk().user;
  return (
    <>
      <ul>
        {screensFor(access, screens).map((screen) => (
          <li key={screen.to}>
            <ScreenLink isCurrent={screen === current} screen={screen}>
              <span>{screen.label}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
      <AccountLinks />
    </>
  );
}

/** Links to the account, the storefront and signing out. */
function AccountLinks() {
  const { user } = useDesk();
  const { pathname } = useLocation();
  return (
    <ul className="desk-leave">
      <li>
        <Link aria-current={pathname === "/admin/account" ? "page" : undefined} to="/admin/account">
          <span>
            Account
            <span className="sr">{` of ${user.username}`}</span>
          </span>
        </Link>
      </li>
      <li>
        <Link to="/">View Store</Link>
      </li>
      <li>
        <a href="/api/logout" onClick={endDrafts}>
          Sign Out
        </a>
      </li>
    </ul>
  );
}

type ScreenLinkProps = { screen: Screen; isCurrent: boolean; children: ReactNode };

/** A navigation link that marks the current screen. */
function ScreenLink({ screen, isCurrent, children }: ScreenLinkProps) {
  const { isOpen } = useDesk();
  const NeedsYou = screen.counts && COUNTS[screen.counts];
  const to = isOpen ? screen.to : (screen.whileClosed ?? screen.to);
  return (
    <Link aria-current={isCurrent ? "page" : undefined} to={to}>
      {children}
      {NeedsYou && <NeedsYou />}
    </Link>
  );
}

const HEALTH_MILLISECONDS = 5 * 60 * 1000;

const COUNTS = { orders: OrderCount, inquiries: InquiryCount, health: HealthCount };

function OrderCount() {
  const { data } = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  return <Count count={data?.pendingOrders} word="pending" />;
}

function InquiryCount() {
  const counts = useInquiryCounts();
  return <Count count={counts && counts.new + counts["waiting-for-you"]} word="need you" />;
}

/** What the checks found last; none runs for it. */
function HealthCount() {
  const { data } = useQuery<HealthProblem[]>({
    queryKey: HEALTH_PROBLEMS_QUERY,
    refetchInterval: HEALTH_MILLISECONDS,
  });
  return <Count count={data?.length} word="to fix" />;
}

function Count({ count, word }: { count: number | undefined; word: string }) {
  if (!count) return null;
  return (
    <span className="desk-count">
      {count}
      <span className="sr"> {word}</span>
    </span>
  );
}
