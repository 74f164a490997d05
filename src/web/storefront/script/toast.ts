import type { ToastOptions } from "#web/ui/toast-store.ts";

const load = () => import("./show-toast.ts");

/** Loads what shows toasts when a press that ends in one is near. */
export function warmToasts(): void {
  for (const sign of ["pointerdown", "pointerover", "focusin"]) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const isNear = (target as Element).closest?.(
          "[data-keep], [data-share], [data-newsletter]",
        );
        // What fails is loaded again by the press, which says so.
        if (isNear) load().catch(() => undefined);
      },
      { passive: true },
    );
  }
}

/** Shows a message; one at a time, for 5 seconds. */
export function toast(options: ToastOptions): void {
  load().then(
    ({ showToast }) => showToast(options),
    // Without a network, or after an update: the browser's own.
    () => alert([options.title, options.description].join("\n")),
  );
}
