import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { HealthProblem } from "#contract/operations/health.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { HEALTH_PROBLEMS_QUERY } from "../../health-problems-query.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import "./failed-mail-group.css";

/** What needs a person to keep the shop well, in one row; nothing when nothing does. */
export function HealthGroup({ problems }: { problems: HealthProblem[] }) {
  const dismiss = useDismissNotice();
  const [first, ...others] = problems;
  if (!first) return null;
  return (
    <section className="to-do-group">
      <h2>Health</h2>
      <p className="to-do-why">Your shop can’t fix this by itself.</p>
      <ul>
        <li className="failed-mail">
          <div>
            <h3>{first.name}</h3>
            <p>
              {first.sentence}{" "}
              {others.length > 0 && `Also: ${others.map(({ name }) => name).join(", ")}.`}
            </p>
          </div>
          <div className="failed-mail-actions">
            <Link className="btn small" to="/admin/health">
              See what to do
            </Link>
            <button
              className="btn quiet small"
              disabled={dismiss.isPending}
              onClick={() => dismiss.mutate(true)}
              type="button"
            >
              Remind me in a week
            </button>
          </div>
        </li>
      </ul>
    </section>
  );
}

function useDismissNotice() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const dismiss = useAction({
    // Undo may be pressed while the lists are still fetched again.
    keyOf: (dismissed) => dismissed,
    mutationFn: (dismissed: boolean) => callApi("PUT", "/api/health/notice", { dismissed }),
    onSuccess: (_, dismissed) => {
      if (!dismissed) return;
      const action = { label: "Undo", onPress: () => dismiss.mutate(false) };
      toast({ title: "We’ll remind you in a week", action });
    },
    onError: (error) => showError("Couldn’t change the reminder", error),
    onSettled: () => client.invalidateQueries({ queryKey: HEALTH_PROBLEMS_QUERY }),
  });
  return dismiss;
}
