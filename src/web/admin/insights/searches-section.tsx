import { useQueryClient } from "@tanstack/react-query";
import { countOf } from "#contract/count-of.ts";
import type { Insights, SearchFinding, SuggestedAnswer } from "#contract/operations/insights.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { DismissButton } from "./dismiss-button.tsx";
import { InsightsSection } from "./insights-section.tsx";

const SHOW_LABELS = { pieces: "Show them for this search", page: "Show that page" };

/** What visitors searched for in vain, with what may be shown instead; nothing when there is none. */
export function SearchesSection({ searches, answers }: Pick<Insights, "searches" | "answers">) {
  if (searches.length + answers.length === 0) return null;
  return (
    <InsightsSection
      count={searches.length}
      title="No results"
      why="What visitors searched for and didn’t find."
    >
      <ul className="insights-lines">
        {searches.map((search) => (
          <SearchRow key={search.text} search={search} />
        ))}
      </ul>
      {answers.length > 0 && <Answers answers={answers} />}
    </InsightsSection>
  );
}

function SearchRow({ search: { text, count, suggestions } }: { search: SearchFinding }) {
  const answer = useAnswerSearch(text);
  return (
    <li className="insights-search">
      <span>
        <q>{text}</q>
        <small>
          {[
            `${countOf(count, "search", "searches")}.`,
            ...suggestions.map(describeSuggestion),
          ].join(" ")}
        </small>
      </span>
      <span className="toolbar insights-actions">
        {suggestions.map(({ kind, path }) => (
          <button
            className="link"
            disabled={answer.isPending}
            key={path}
            onClick={() => answer.mutate(path)}
            type="button"
          >
            {SHOW_LABELS[kind]}
            <span className="sr"> {text}</span>
          </button>
        ))}
        <DismissButton kind="search" subject={text} />
      </span>
    </li>
  );
}

const describeSuggestion = (suggestion: SuggestedAnswer): string =>
  suggestion.kind === "pieces"
    ? `You have ${countOf(suggestion.count, "piece", "pieces")} that may fit.`
    : `Your ${suggestion.title} page mentions it.`;

/** The searches that show something already, to end that. */
function Answers({ answers }: Pick<Insights, "answers">) {
  return (
    <details className="insights-numbers">
      <summary className="link">
        {countOf(answers.length, "search shows what you chose", "searches show what you chose")}
      </summary>
      <ul className="insights-lines">
        {answers.map(({ search, path }) => (
          <AnswerRow key={search} path={path} search={search} />
        ))}
      </ul>
    </details>
  );
}

function AnswerRow({ search, path }: Insights["answers"][number]) {
  const answer = useAnswerSearch(search);
  return (
    <li>
      <span>
        <q>{search}</q>
        <small>
          <a href={path}>{path}</a>
        </small>
      </span>
      <button
        className="link"
        disabled={answer.isPending}
        onClick={() => answer.mutate(null)}
        type="button"
      >
        Remove
        <span className="sr"> {search}</span>
      </button>
    </li>
  );
}

/** Shows a page to whoever makes a search, or ends that with null; the toast takes the first back. */
function useAnswerSearch(search: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const answer = useAction({
    // Undo may be pressed while the lists are still fetched again.
    keyOf: (path) => path,
    mutationFn: (path: string | null) =>
      callApi("PUT", "/api/insights/search-answers", { search, path }),
    onSuccess: async (_, path) => {
      const action = { label: "Undo", onPress: () => answer.mutate(null) };
      if (path === null) toast({ title: "Removed" });
      else
        toast({
          title: "Search answered",
          description: `Whoever searches for “${search}” sees it now.`,
          action,
        });
      await refetch(client, "/api/insights");
    },
    onError: (error) => showError("Couldn’t change what the search shows", error),
  });
  return answer;
}
