import { useQueryClient } from "@tanstack/react-query";
import type { ImportAnswers } from "#contract/importing/import-choices.ts";
import type { ColumnMapping, SpreadsheetResponse } from "#contract/importing/spreadsheets.ts";
import { MAX_SPREADSHEET_BYTES, SPREADSHEET_TOO_LARGE } from "#contract/media/upload-limits.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { fetchApi } from "../../api-client/fetch-api.ts";
import { refetchImported } from "../current/refetch-imported.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

export type Chosen = {
  file: File;
  /** Names of the sheets to read. */
  sheets?: string[];
  mapping?: ColumnMapping;
  answers?: ImportAnswers;
};

/** Previews and applies the import of a spreadsheet. */
export function useSpreadsheet() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const onError = (error: Error) => showError(MESSAGES.failed, error);
  const preview = useAction({
    mutationFn: (chosen: Chosen) => send(chosen, "?dryRun=1"),
    onError,
  });
  const apply = useAction({
    mutationFn: (chosen: Chosen) => send(chosen, ""),
    onSuccess: (answer) => toast({ title: titleOf(answer), description: answer.message }),
    onError,
    onSettled: () => refetchImported(client),
  });
  return { preview, apply };
}

/** The answer comes early when the import is paused or cancelled. */
const titleOf = (answer: SpreadsheetResponse): string => {
  if (answer.needsMapping || answer.status === "completed") return MESSAGES.imported;
  return answer.status === "applying" ? MESSAGES.paused : MESSAGES.stopped;
};

async function send(
  { file, sheets, mapping, answers }: Chosen,
  query: string,
): Promise<SpreadsheetResponse> {
  if (file.size > MAX_SPREADSHEET_BYTES) throw new ApiError(413, SPREADSHEET_TOO_LARGE);
  const form = new FormData();
  if (mapping) form.append("mapping", JSON.stringify(mapping));
  if (sheets) form.append("sheets", JSON.stringify(sheets));
  if (answers) form.append("answers", JSON.stringify(answers));
  form.append("file", file, file.name);
  const response = await fetchApi("POST", `/api/data/import${query}`, form);
  return (await response.json()) as SpreadsheetResponse;
}
