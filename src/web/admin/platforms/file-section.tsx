import type { Platform } from "#contract/channels/platforms.ts";
import { downloadFile } from "../api-client/download-export.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { usePlatformMutation } from "./use-platform-mutation.ts";

/** A platform that takes CSV files: downloaded here, uploaded there, then marked as sent. */
export function FileSection({ platform }: { platform: Platform }) {
  const { toast } = useToast();
  const markSent = usePlatformMutation();
  const { id, name, platform: kind, isActive } = platform;
  const download = async () => {
    try {
      await downloadFile(`/api/data/export/${kind}.csv`, `pieces-${kind}.csv`);
      toast({ title: "File downloaded", description: `Upload it to ${name} now.` });
    } catch (error) {
      const description = error instanceof Error ? error.message : "";
      toast({ title: "Couldn’t download the file", description, variant: "destructive" });
    }
  };
  return (
    <section className="platform-part" aria-labelledby="platform-way">
      <h2 id="platform-way">By file</h2>
      <p>{`Download the file, upload it to ${name}, and mark it as uploaded. This screen then shows what has changed since, and which pieces ${name} doesn’t have.`}</p>
      <div className="desk-buttons">
        <button className="btn" type="button" onClick={() => void download()}>
          Download the file
        </button>
        <button
          className="btn quiet"
          type="button"
          disabled={markSent.isPending || !isActive}
          onClick={() =>
            markSent.mutate({
              method: "POST",
              path: `/api/platforms/${id}/settle`,
              done: `${name} is up to date`,
              failed: "Couldn’t save that",
            })
          }
        >
          I’ve uploaded it
        </button>
      </div>
    </section>
  );
}
