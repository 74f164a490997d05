import type { Platform } from "#contract/channels/platforms.ts";
import { copyText } from "#web/ui/copy-text.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { usePlatformMutation } from "./use-platform-mutation.ts";
import { MESSAGES } from "./messages.ts";

const WHERE: Partial<Record<Platform["platform"], string>> = {
  google: "In Merchant Center, add a product source and choose “File from a link.”",
  meta: "In Commerce Manager, open the catalog, go to Data sources, and choose “Scheduled feed.”",
  pinterest: "In the business hub, open Catalogs and add a data source with this address.",
};

/** The secret URL from which a platform fetches the catalogue. */
export function FeedUrl({ platform }: { platform: Platform }) {
  const { toast } = useToast();
  const change = usePlatformMutation();
  const { feedUrl, name } = platform;
  const copy = async () => {
    try {
      await copyText(feedUrl ?? "");
      toast({ title: MESSAGES.feed.copied });
    } catch {
      toast({
        title: MESSAGES.feed.copyFailed,
        description: MESSAGES.feed.copyByHand,
        variant: "destructive",
      });
    }
  };
  return (
    <section className="platform-part" aria-labelledby="platform-way">
      <h2 id="platform-way">{MESSAGES.feed.title}</h2>
      <p>
        {WHERE[platform.platform]} {MESSAGES.feed.secret(name)}
      </p>
      <div className="feed-address">
        <label className="sr" htmlFor="feed-url">
          {MESSAGES.feed.title}
        </label>
        <input
          id="feed-url"
          readOnly
          value={feedUrl ?? ""}
          onFocus={({ target }) => target.select()}
        />
        <button className="btn" type="button" onClick={() => void copy()}>
          {MESSAGES.feed.copy}
        </button>
        <button
          className="btn quiet"
          type="button"
          disabled={change.isPending}
          onClick={() =>
            change.mutate({
              method: "POST",
              path: `/api/platforms/${platform.id}/feed-address`,
              done: () => ({
                title: MESSAGES.feed.changed,
                description: MESSAGES.feed.changedText(name),
              }),
              failed: MESSAGES.feed.changeFailed,
            })
          }
        >
          {MESSAGES.feed.change}
        </button>
      </div>
      {platform.platform === "google" && (
        <p className="platform-warning">
          <b>{MESSAGES.feed.checkout}</b> {MESSAGES.feed.checkoutText}
        </p>
      )}
    </section>
  );
}
