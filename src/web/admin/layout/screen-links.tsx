import { AccountLinks } from "./account-links.tsx";
import { screensFor } from "./navigation.ts";
import { ScreenLink } from "./screen-link.tsx";
import { useDesk } from "./use-desk.ts";

/** Links to all screens of the admin and out of it. */
export function ScreenLinks() {
  const { access } = useDesk().user;
  return (
    <>
      <ul>
        {screensFor(access).map((screen) => (
          <li key={screen.to}>
            <ScreenLink screen={screen}>
              <span>{screen.label}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
      <AccountLinks />
    </>
  );
}
