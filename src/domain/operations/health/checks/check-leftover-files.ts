import { countOf } from "#contract/count-of.ts";
import { formatBytes } from "#contract/format-bytes.ts";
import { findLeftoverFiles } from "../../../media/library/find-leftover-files.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

/** Whether files of photos lie in the store that the database knows nothing of. */
export async function checkLeftoverFiles(shop: Shop, signal: AbortSignal): Promise<Finding> {
  const { files, bytes, isForeign } = await findLeftoverFiles(shop, signal);
  if (files === 0) return ok("Every stored file belongs to a photo.");
  const count = countOf(files, "file");
  const verb = files === 1 ? "belongs" : "belong";
  const sentence = `${count} (${formatBytes(bytes)}) ${verb} to no photo.`;
  if (isForeign) {
    return {
      state: "warning",
      sentence,
      meaning: "That is most of them: the folder or bucket may be the one of another shop.",
      fix: "Ask whoever runs your server to check where your photos are stored. Don’t delete anything before.",
    };
  }
  return {
    state: "warning",
    sentence,
    meaning: "An interrupted upload left them. They only take up space.",
    action: "remove-leftovers",
  };
}
