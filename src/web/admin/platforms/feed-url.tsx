import type { Platform } from "#contract/channels/platforms.ts";
import { copyText } from "#web/ui/copy-text.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { usePlatformMutation } from "./use-platform-mutation.ts";

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
      toast({ title: "Address copied" });
    } catch {
      toast({
        title: "Couldn’t copy the address",
        description: "Select it and copy it by hand.",
        variant: "destructive",
      });
    }
  };
  return (
    <section className="platform-part" aria-labelledby="platform-way">
      <h2 id="platform-way">Feed address</h2>
      <p>
        {WHERE[platform.platform]}{" "}
        {`Anyone with this address can read the feed, so give it only to ${name}.`}
      </p>
      <div className="cluster feed-address">
        <label className="sr" htmlFor="feed-url">
          Feed address
        </label>
        <input
          id="feed-url"
          readOnly
          value={feedUrl ?? ""}
          onFocus={({ target }) => target.select()}
        />
        <button className="btn" type="button" onClick={() => void copy()}>
          Copy
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
                title: "The feed has a new address",
                description: `The old one no longer works. Enter the new one at ${name}.`,
              }),
              failed: "Couldn’t change the address",
            })
          }
        >
          Change the address
        </button>
      </div>
      {platform.platform === "google" && (
        <p className="platform-warning">
          <b>Google asks for a checkout.</b> Free listings and ads need a page where people can buy
          the piece right away. Your shop sells by email, so Google may reject your pieces or your
          account.
        </p>
      )}
    </section>
  );
}
