import { MESSAGES } from "./messages.ts";

/** The address form. It posts to /subscribe, which redirects back to this page with the outcome. */
export function NotifyForm({ outcome, shownAt }: { outcome: string | null; shownAt: number }) {
  if (outcome === "yes") {
    return (
      <p className="notify-thanks" id="stay-in-touch">
        {MESSAGES.notify.thanks}
      </p>
    );
  }
  return (
    <form action="/subscribe" className="notify" id="stay-in-touch" method="post">
      <input name="from" type="hidden" value="/" />
      <input name="shownAt" type="hidden" value={shownAt} />
      {/* A honeypot for bots; people neither see nor reach it. */}
      <div aria-hidden className="sr">
        <label htmlFor="notify-topic">{MESSAGES.notify.honeypot}</label>
        <input autoComplete="off" id="notify-topic" name="topic" tabIndex={-1} type="text" />
      </div>
      {outcome === "no" && (
        <p className="err" id="notify-error" role="alert">
          {MESSAGES.notify.invalid}
        </p>
      )}
      <div className="notify-line">
        <input
          aria-describedby={outcome === "no" ? "notify-error" : undefined}
          aria-label={MESSAGES.notify.email}
          autoComplete="email"
          maxLength={255}
          name="email"
          placeholder="you@example.com"
          required
          type="email"
        />
        <button type="submit">{MESSAGES.notify.submit}</button>
      </div>
    </form>
  );
}
