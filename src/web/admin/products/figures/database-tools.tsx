import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { downloadExport } from "../../api-client/download-export.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";
import "./database-tools.css";

/** Actions on all pieces. */
export function DatabaseTools() {
  const { toast } = useToast();
  const showError = useErrorToast();
  const rebuild = useAction({
    mutationFn: () => callApi<{ message: string }>("POST", "/api/data/rebuild-index"),
    onSuccess: ({ message }) => toast({ title: message, description: MESSAGES.rebuilt }),
    onError: (error) => showError(MESSAGES.rebuildFailed, error),
  });
  const download = useAction({
    mutationFn: downloadExport,
    onSuccess: () => toast({ title: MESSAGES.exported }),
    onError: (error) => showError(MESSAGES.exportFailed, error),
  });
  return (
    <ul className="database-tools">
      <li>
        <button disabled={rebuild.isPending} onClick={() => rebuild.mutate()} type="button">
          {rebuild.isPending ? <Rebuilding /> : MESSAGES.rebuild}
        </button>
      </li>
      <li>
        <Link to="/admin/platforms">{MESSAGES.marketplace}</Link>
      </li>
      <li>
        <Link to="/admin/platforms">{MESSAGES.social}</Link>
      </li>
      <li>
        <Link to="/admin/setup/remove-sample">{MESSAGES.removeSample}</Link>
      </li>
      <li>
        <button disabled={download.isPending} onClick={() => download.mutate()} type="button">
          {download.isPending ? MESSAGES.exporting : MESSAGES.export}
        </button>
      </li>
    </ul>
  );
}

type Progress = { progress: { done: number; total: number } | null };

/** "Rebuilding... 1,500 of 12,000", without figures until the total is known. */
function Rebuilding() {
  const { data } = useQuery({
    queryKey: ["rebuild-index"],
    queryFn: () => callApi<Progress>("GET", "/api/data/rebuild-index"),
    refetchInterval: 500,
    retry: false,
    gcTime: 0,
  });
  const { done = 0, total = 0 } = data?.progress ?? {};
  if (total === 0) return MESSAGES.rebuilding;
  return MESSAGES.rebuildingOf(done, total);
}
