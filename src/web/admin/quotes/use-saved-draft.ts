import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Quote } from "#contract/sales/quotes.ts";
import { callApi } from "../api-client/call-api.ts";
import { checkQuote, type QuoteForm, toQuoteInput } from "./quote-form.ts";

/** Milliseconds after the last key. */
const DEBOUNCE = 800;

type DraftState = "unchanged" | "incomplete" | "saving" | "saved" | "failed";

/**
 * Saves the quote as a draft while it is typed, one call after another. What is incomplete waits.
 * @param draft the one that is continued
 */
export function useSavedDraft(inquiryId: number, form: QuoteForm, draft: Quote | null) {
  const body = JSON.stringify(toQuoteInput(form));
  const [saved, setSaved] = useState(draft);
  const [savedBody, setSavedBody] = useState(body);
  const [state, setState] = useState<DraftState>(draft ? "saved" : "unchanged");
  const [error, setError] = useState<Error | null>(null);
  const id = useRef(draft?.id ?? null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isComplete = Object.keys(checkQuote(form)).length === 0;

  const store = async (latest: string): Promise<Quote> => {
    setState("saving");
    const input: unknown = JSON.parse(latest);
    const quote =
      id.current === null
        ? await callApi<Quote>("POST", `/api/inquiries/${inquiryId}/quotes`, input)
        : await callApi<Quote>("PUT", `/api/quotes/${id.current}`, input);
    id.current = quote.id;
    setSaved(quote);
    setSavedBody(latest);
    setState("saved");
    setError(null);
    return quote;
  };
  /** Saves what is typed now, also when nothing was changed. @throws when the call fails */
  const save = (): Promise<Quote> => {
    const next = queue.current.then(() => store(body));
    queue.current = next.catch((failure: Error) => {
      setState("failed");
      setError(failure);
    });
    return next;
  };
  const saveChanged = useEffectEvent((latest: string) => {
    if (latest === savedBody) return;
    if (!isComplete) setState("incomplete");
    // Its failure is shown from the state.
    else save().catch(() => undefined);
  });
  useEffect(() => {
    const pause = setTimeout(() => saveChanged(body), DEBOUNCE);
    return () => clearTimeout(pause);
  }, [body]);
  return { saved, state, error, isUnsaved: body !== savedBody, save };
}
