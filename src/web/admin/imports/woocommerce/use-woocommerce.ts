import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportReport } from "#contract/importing/imports.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { fetchApi } from "../../api-client/fetch-api.ts";
import { fieldIssues } from "../../api-client/field-issues.ts";
import { refetchImported } from "../current/refetch-imported.ts";
import { readImportId } from "../current/read-import-id.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

export type WooFields = {
  storeUrl: string;
  consumerKey: string;
  consumerSecret: string;
  weightUnit: string;
};

const PATH = "/api/woocommerce/import";

/** Previews and starts an import from WooCommerce; without keys, from the connected shop. */
export function useWoocommerce() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const [asksUnit, setAsksUnit] = useState(false);
  const onError = (error: Error) => {
    if (fieldIssues(error)["weightUnit"]) setAsksUnit(true);
    showError("Failed to import WooCommerce products", error);
  };
  const preview = useAction({
    mutationFn: (fields: WooFields) => ask(`${PATH}?dryRun=1`, fields),
    onError,
  });
  const start = useAction({
    mutationFn: (fields: WooFields) => ask(PATH, fields),
    onSuccess: ({ message }) => toast({ title: message }),
    onError,
    onSettled: () => refetchImported(client),
  });
  return {
    preview,
    start,
    asksUnit,
    errors: { ...fieldIssues(preview.error), ...fieldIssues(start.error) },
  };
}

async function ask(path: string, { weightUnit, ...keys }: WooFields) {
  const isTyped = keys.storeUrl.trim() !== "";
  const body = {
    ...(isTyped && keys),
    ...(weightUnit && { weightUnit }),
  };
  const response = await fetchApi("POST", path, Object.keys(body).length > 0 ? body : undefined);
  const { message, syncLogId } = (await response.json()) as Partial<ImportReport> & {
    message: string;
  };
  return { message, syncLogId: syncLogId ?? readImportId(response) };
}
