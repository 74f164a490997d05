import { Link, useLocation } from "react-router";
import { endDrafts } from "../draft-store.ts";
import { useDesk } from "./use-desk.ts";

/** Links to the account, the storefront and signing out. */
export function AccountLinks() {
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
