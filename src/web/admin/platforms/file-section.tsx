import type { Platform } from "#contract/channels/platforms.ts";
import { downloadFile } from "../api-client/download-export.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { usePlatformMutation } from "./use-platform-mutation.ts";
import { MESSAGES } from "./messages.ts";

/** A platform that takes CSV files: downloaded here, uploaded there, then marked as sent. */
export function FileSection({ platform }: { platform: Platform }) {
  const { toast } = useToast();
  const markSent = usePlatformMutation();
  const { id, name, platform: kind, isActive } = platform;
  const download = async () => {
    try {
      await downloadFile(`/api/data/export/${kind}.csv`, `pieces-${kind}.csv`);
      toast({ title: MESSAGES.file.downloaded, description: MESSAGES.file.uploadNow(name) });
    } catch (error) {
      const description = error instanceof Error ? error.message : "";
      toast({ title: MESSAGES.file.downloadFailed, description, variant: "destructive" });
    }
  };
  return (
    <section className="platform-part" aria-labelledby="platform-way">
      <h2 id="platform-way">{MESSAGES.file.title}</h2>
      <p>{MESSAGES.file.text(name)}</p>
      <div className="desk-buttons">
        <button className="btn" type="button" onClick={() => void download()}>
          {MESSAGES.file.download}
        </button>
        <button
          className="btn quiet"
          type="button"
          disabled={markSent.isPending || !isActive}
          onClick={() =>
            markSent.mutate({
              method: "POST",
              path: `/api/platforms/${id}/settle`,
              done: MESSAGES.file.marked(name),
              failed: MESSAGES.file.markFailed,
            })
          }
        >
          {MESSAGES.file.mark}
        </button>
      </div>
    </section>
  );
}
