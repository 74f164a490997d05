import { Link, useLocation } from "react-router";
import { endDrafts } from "../draft-store.ts";
import { useDesk } from "./use-desk.ts";
import { MESSAGES } from "./messages.ts";

/** Links to the account, the storefront and signing out. */
export function AccountLinks() {
  const { user } = useDesk();
  const { pathname } = useLocation();
  return (
    <ul className="desk-leave">
      <li>
        <Link aria-current={pathname === "/admin/account" ? "page" : undefined} to="/admin/account">
          <span>
            {MESSAGES.navigation.account}
            <span className="sr">{MESSAGES.navigation.accountOf(user.username)}</span>
          </span>
        </Link>
      </li>
      <li>
        <Link to="/">{MESSAGES.navigation.viewStore}</Link>
      </li>
      <li>
        <a href="/api/logout" onClick={endDrafts}>
          {MESSAGES.navigation.signOut}
        </a>
      </li>
    </ul>
  );
}
