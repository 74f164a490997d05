import type { Platform } from "#contract/platforms.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { usePlatformMutation } from "./use-platform-mutation.ts";

const WHERE: Partial<Record<Platform["platform"], string>> = {
  google: "In Merchant Center, add a product source and choose “file from a link”.",
  meta: "In Commerce Manager, open the catalogue, Data sources, and choose “scheduled feed”.",
  pinterest: "In the business hub, open Catalogs and add a data source by its address.",
};

/** The secret URL from which a platform fetches the catalogue. */
export function FeedUrl({ platform }: { platform: Platform }) {
  const { toast } = useToast();
  const change = usePlatformMutation();
  const { feedUrl, name } = platform;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(feedUrl ?? "");
      toast({ title: "Address copied" });
    } catch {
      toast({
        title: "The address could not be copied",
        description: "Select it and copy it by hand.",
        variant: "destructive",
      });
    }
  };
  return (
    <section className="platform-part" aria-labelledby="platform-way">
      <h2 id="platform-way">Address of the feed</h2>
      <p>
        {WHERE[platform.platform]} Who knows the address can read the feed: give it to {name} alone.
      </p>
      <div className="feed-address">
        <label className="sr" htmlFor="feed-url">
          Address of the feed
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
                description: `The old one leads nowhere now: tell ${name} the new one.`,
              }),
              failed: "The address could not be changed",
            })
          }
        >
          Change the address
        </button>
      </div>
      {platform.platform === "google" && (
        <p className="platform-warning">
          <b>Google asks for a checkout.</b> Listings that are shown free of charge and ads need a
          page where the piece can be bought at once. This shop sells by e-mail: Google may refuse
          the pieces, or the account, until there is a checkout to lead to.
        </p>
      )}
    </section>
  );
}
