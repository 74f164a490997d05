import { formatCount } from "#contract/decimals.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { downloadExport, EXPORT_FAILED, EXPORTED } from "../../api-client/download-export.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import "./database-tools.css";

/** Actions on all pieces. */
export function DatabaseTools() {
  const { toast } = useToast();
  const showError = useErrorToast();
  const rebuild = useAction({
    mutationFn: () => callApi<{ message: string }>("POST", "/api/data/rebuild-index"),
    onSuccess: ({ message }) =>
      toast({ title: message, description: "Every piece and collection can be found again." }),
    onError: (error) => showError("Failed to rebuild index", error),
  });
  const download = useAction({
    mutationFn: downloadExport,
    onSuccess: () => toast({ title: EXPORTED }),
    onError: (error) => showError(EXPORT_FAILED, error),
  });
  return (
    <ul className="database-tools">
      <li>
        <button disabled={rebuild.isPending} onClick={() => rebuild.mutate()} type="button">
          {rebuild.isPending ? <Rebuilding /> : "Rebuild Index"}
        </button>
      </li>
      <li>
        <Link to="/admin/platforms">Marketplace setup</Link>
      </li>
      <li>
        <Link to="/admin/platforms">Social-platform setup</Link>
      </li>
      <li>
        <Link to="/admin/setup/remove-sample">Remove samples</Link>
      </li>
      <li>
        <button disabled={download.isPending} onClick={() => download.mutate()} type="button">
          {download.isPending ? "Exporting..." : "Export Data"}
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
  if (total === 0) return "Rebuilding...";
  return `Rebuilding... ${formatCount(done)} of ${formatCount(total)}`;
}
