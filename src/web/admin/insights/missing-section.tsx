import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { countOf } from "#contract/count-of.ts";
import type { MissingPage } from "#contract/operations/insights.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { errorMessage } from "../api-client/api-error.ts";
import { DismissButton } from "./dismiss-button.tsx";
import { InsightsSection } from "./insights-section.tsx";

/** Addresses that visitors looked for in vain, with the pages they may have meant; nothing when there is none. */
export function MissingSection({ missing }: { missing: MissingPage[] }) {
  if (missing.length === 0) return null;
  return (
    <InsightsSection
      count={missing.length}
      title="Pages not found"
      why="Old or mistyped addresses. Send visitors to the right page."
    >
      <ul className="insights-lines">
        {missing.map((page) => (
          <MissingRow key={page.path} page={page} />
        ))}
      </ul>
    </InsightsSection>
  );
}

function MissingRow({ page: { path, count, targets } }: { page: MissingPage }) {
  const [isChoosing, setChoosing] = useState(false);
  const add = useAddRedirect(path);
  return (
    <li className="insights-missing">
      <span>
        <b>{path}</b>
        <small>{`${countOf(count, "person", "people")} looked for it.`}</small>
      </span>
      <span className="toolbar insights-actions">
        {targets.map((target) => (
          <button
            className="btn quiet small"
            disabled={add.isPending}
            key={target.path}
            onClick={() => add.mutate(target.path)}
            type="button"
          >
            {`Send them to ${target.title}`}
            <span className="sr">: {path}</span>
          </button>
        ))}
        {!isChoosing && (
          <button className="link" onClick={() => setChoosing(true)} type="button">
            Choose another page
            <span className="sr">: {path}</span>
          </button>
        )}
        <DismissButton kind="missing" subject={path} />
      </span>
      {isChoosing && (
        <ChoosePage
          error={add.error}
          isPending={add.isPending}
          onCancel={() => setChoosing(false)}
          onChoose={(to) => add.mutate(to)}
        />
      )}
    </li>
  );
}

type Added = { id: number; from: string; to: string };

/** Sends visitors of a missing address to a page; the toast takes it back. */
function useAddRedirect(from: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const remove = useAction({
    mutationFn: (id: number) => callApi("DELETE", `/api/redirects/${id}`),
    onSuccess: () => toast({ title: "Redirect removed" }),
    onError: (error) => showError("Couldn’t remove the redirect", error),
    onSettled: () => refetch(client, "/api/insights"),
  });
  return useAction({
    mutationFn: (to: string) => callApi<Added>("POST", "/api/redirects", { from, to }),
    onSuccess: async ({ id, to }) => {
      toast({
        title: "Redirect added",
        description: `${from} now leads to ${to}.`,
        action: { label: "Undo", onPress: () => remove.mutate(id) },
      });
      await refetch(client, "/api/insights");
    },
    onError: (error) => showError("Couldn’t add the redirect", error),
  });
}

type ChoosePageProps = {
  error: Error | null;
  isPending: boolean;
  onChoose: (path: string) => void;
  onCancel: () => void;
};

/** A field for the page that a missing address leads to. */
function ChoosePage({ error, isPending, onChoose, onCancel }: ChoosePageProps) {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const path = new FormData(event.currentTarget).get("path");
    if (typeof path === "string") onChoose(path);
  };
  return (
    <form className="stack-tight insights-choose" noValidate onSubmit={submit}>
      <label htmlFor={field}>Address of the page</label>
      <input
        aria-describedby={`${field}-help`}
        aria-invalid={error !== null}
        id={field}
        name="path"
        ref={input}
      />
      <p className={error ? "err" : "help"} id={`${field}-help`}>
        {error ? errorMessage(error, "Couldn’t add the redirect") : "Example: /products/12"}
      </p>
      <div className="toolbar insights-actions">
        <button className="btn small" disabled={isPending} type="submit">
          Save
        </button>
        <button className="link" onClick={onCancel} type="button">
          Cancel
        </button>
      </div>
    </form>
  );
}
