import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

type Props = {
  label: string;
  onClose: () => void;
  /** Called on Enter, which does not submit the form. */
  onEnter?: (() => void) | undefined;
  children: ReactNode;
};

/** A row of fields between the buttons and the text. Escape closes it. */
export function ToolbarPanel({ label, onClose, onEnter, children }: Props) {
  const tray = useRef<HTMLFieldSetElement>(null);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    }
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      onEnter?.();
    }
  });
  useEffect(() => {
    const element = tray.current;
    const onKey = (event: KeyboardEvent) => handle(event);
    element?.addEventListener("keydown", onKey);
    element?.querySelector<HTMLElement>("input")?.focus();
    return () => element?.removeEventListener("keydown", onKey);
  }, []);
  return (
    <fieldset className="stack-close rich-text-tray" ref={tray}>
      <legend className="sr">{label}</legend>
      {children}
    </fieldset>
  );
}
