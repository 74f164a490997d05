import { onRestored } from "#web/ui/on-restored.ts";
import { formText } from "../form-text.ts";
import { postSubscription, SUBSCRIBED } from "../layout/post-subscription.ts";
import { toast } from "./toast.ts";

/** Handles what is sent from public pages. Without scripts each form works by itself. */
export function handleForms(): void {
  document.addEventListener("submit", (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement)) return;
    if (form.matches("[data-newsletter]")) {
      event.preventDefault();
      void subscribe(form);
    } else if (form.matches("[data-search]")) {
      event.preventDefault();
      search(form);
    } else if (form.method === "post") submitOnce(event, form);
  });
  onRestored(() => [...document.forms].forEach(release));
  followPosted();
}

async function subscribe(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector("button");
  const fields = new FormData(form);
  const email = formText(fields, "email");
  if (!button || !email || button.disabled) return;
  button.disabled = true;
  button.textContent = "Subscribing...";
  const problem = await postSubscription(email, formText(fields, "topic"));
  button.disabled = false;
  button.textContent = "Subscribe";
  if (problem) {
    toast({ variant: "destructive", title: "Subscription failed", description: problem });
  } else {
    form.reset();
    toast(SUBSCRIBED);
  }
}

/** Opens the list with what was filled in; nothing with nothing filled in. A form without fields clears all. */
function search(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const names = [...fields.keys()];
  const params = new URLSearchParams();
  for (const name of names) {
    const value = formText(fields, name);
    if (!["", "all", "any"].includes(value)) params.set(name, value);
  }
  if (names.length > 0 && params.size === 0) return;
  // From a dialog, its entry in the history becomes the list's.
  const href = form.action + (names.length > 0 ? `?${params}` : "");
  if (form.closest("dialog")) location.replace(href);
  else location.assign(href);
}

/** A second press sends nothing; the button says that the first one is under way. */
function submitOnce(event: SubmitEvent, form: HTMLFormElement): void {
  if (form.ariaBusy === "true") {
    event.preventDefault();
    return;
  }
  form.ariaBusy = "true";
  const button = event.submitter;
  const word = button?.dataset["pending"];
  if (!button || !word) return;
  button.dataset["usual"] = button.textContent ?? "";
  button.textContent = word;
}

/** For a page that comes back from the back/forward cache. */
function release(form: HTMLFormElement): void {
  form.ariaBusy = null;
  for (const button of form.querySelectorAll<HTMLElement>("[data-usual]")) {
    button.textContent = button.dataset["usual"] ?? "";
    delete button.dataset["usual"];
  }
}

/** What an address says of the form before is said once, not again when the page is loaded anew. */
function followPosted(): void {
  const url = new URL(location.href);
  // A redirect keeps the part after "#"; a referrer has none.
  const isAnswer = document.referrer === url.href.replace(url.hash, "");
  const outcomes = ["sent", "waiting", "subscribed"].filter((name) => url.searchParams.has(name));
  if (outcomes.length > 0) {
    for (const name of outcomes) url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }
  // A customer's page says that it was opened: what fetches the page alone, such as a mail scanner, does not.
  const opened = document.querySelector<HTMLElement>("[data-opened]");
  if (opened) {
    void fetch(location.href, { method: "POST", body: new URLSearchParams({ intent: "opened" }) });
  }
  if (isAnswer) document.querySelector<HTMLElement>("[data-focus]")?.focus();
}
