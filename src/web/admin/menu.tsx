import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useState,
} from "react";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { Popover } from "./popover.tsx";
import "./menu.css";

type MenuButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  className: string;
  /** The accessible name of a button without words. */
  "aria-label"?: string;
  children: ReactNode;
  menuLabel: string;
  menuClass: string;
  /** What stands above the items. */
  head?: ReactNode;
  /** `MenuItem`s, rendered while the menu is open. */
  items: ReactNode;
};

/** Closes the menu, and gives the focus back to its button. */
const CloseContext = createContext<() => void>(() => {});

/** A button with a menu, as the ARIA practices describe it. */
export function MenuButton({ menuLabel, menuClass, head, items, ...button }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const leave = () => setOpen(false);
  const close = () => {
    button.ref.current?.focus({ preventScroll: true });
    leave();
  };
  return (
    <>
      <button
        {...button}
        aria-expanded={isOpen}
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
        type="button"
      />
      {isOpen && (
        <Popover className={menuClass} label={menuLabel} onClose={leave} opener={button.ref}>
          {head}
          <CloseContext value={close}>
            <div
              aria-label={menuLabel}
              onKeyDown={(event) => {
                if (event.key === "Tab") close();
                else pressInMenu(event);
              }}
              role="menu"
              tabIndex={-1}
            >
              {items}
            </div>
          </CloseContext>
        </Popover>
      )}
    </>
  );
}

/**
 * Arrows, Home and End move the focus through the visible items; where none has it, down begins at the first and up
 * at the last. The key of an item chooses it.
 */
function pressInMenu(event: KeyboardEvent<HTMLElement>): void {
  if (hasModifier(event)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role='menuitem']")];
  const items = all.filter((item) => item.checkVisibility());
  const at = items.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[event.key];
  const key = event.key.toUpperCase();
  const chosen = all.find((item) => item.getAttribute("aria-keyshortcuts") === key);
  if (to === undefined && !chosen) return;
  // Nor do the keys of the screen get it.
  event.preventDefault();
  event.stopPropagation();
  if (to === undefined) chosen?.click();
  else items.at(to % items.length)?.focus();
}

type MenuItemProps = {
  onChoose: () => void;
  /** A letter that chooses it. */
  shortcut?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** An entry of a menu. The menu is closed before it acts. */
export function MenuItem({ onChoose, shortcut, className, children }: MenuItemProps) {
  const close = use(CloseContext);
  return (
    <button
      aria-keyshortcuts={shortcut}
      className={className}
      onClick={() => {
        close();
        onChoose();
      }}
      role="menuitem"
      tabIndex={-1}
      type="button"
    >
      {children}
    </button>
  );
}
