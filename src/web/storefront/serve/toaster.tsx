import "#web/ui/toaster.css";

/** Where the page script shows messages; the live regions are there before any message. */
export const Toaster = () => (
  <section aria-label="Notifications" className="toaster" id="toaster" popover="manual">
    <output />
    <div role="alert" />
  </section>
);
