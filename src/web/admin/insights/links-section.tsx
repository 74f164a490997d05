import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { BrokenLink, OutsideLinks } from "#contract/operations/outside-links.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { SavedSwitch } from "../forms/saved-switch.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { InsightsSection } from "./insights-section.tsx";

const LINKS_QUERY = ["/api/outside-links"];

/** Links of stories and footer pages that lead nowhere; nothing while no text links to another site. */
export function LinksSection() {
  const { data } = useQuery<OutsideLinks>({ queryKey: LINKS_QUERY });
  const turn = useSwitchChecks();
  if (!data || (data.links === 0 && data.isOn)) return null;
  const { isOn, links, broken } = data;
  return (
    <InsightsSection
      count={broken.length}
      title="Broken links"
      why="Links in your collections and footer pages that lead nowhere."
    >
      {isOn && broken.length === 0 && <p className="insights-nothing">{describeWorking(links)}</p>}
      <ul className="insights-lines">
        {isOn && broken.map((link) => <LinkRow key={link.url} link={link} />)}
        <li className="insights-switch">
          <SavedSwitch isOn={isOn} label="Check links to other sites once a month" save={turn} />
        </li>
      </ul>
    </InsightsSection>
  );
}

function LinkRow({ link: { url, failure, texts } }: { link: BrokenLink }) {
  const dismiss = useDismissLink(url);
  return (
    <li className="insights-missing">
      <span>
        <a href={url} rel="noreferrer" target="_blank">
          {url}
        </a>
        <small>{failure}</small>
      </span>
      <span className="insights-actions">
        {texts.map(({ title, screen }) => (
          <Link className="btn quiet small" key={screen} to={screen}>
            {`Edit ${title}`}
          </Link>
        ))}
        <button
          className="link"
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate(true)}
          type="button"
        >
          Not broken
          <span className="sr">: {url}</span>
        </button>
      </span>
    </li>
  );
}

function useSwitchChecks() {
  const client = useQueryClient();
  const showError = useErrorToast();
  return useAction({
    scope: { id: "outside-links" },
    mutationFn: (isOn: boolean) => callApi<OutsideLinks>("PUT", "/api/outside-links", { isOn }),
    onSuccess: (links) => client.setQueryData(LINKS_QUERY, links),
    onError: (error) => showError("Couldn’t change the check", error),
  });
}

function useDismissLink(url: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const dismiss = useAction({
    // Undo may be pressed while the lists are still fetched again.
    keyOf: (dismissed) => dismissed,
    mutationFn: (dismissed: boolean) =>
      callApi("PUT", "/api/outside-links/dismissals", { url, dismissed }),
    onSuccess: async (_, dismissed) => {
      const action = { label: "Undo", onPress: () => dismiss.mutate(false) };
      if (dismissed) toast({ title: "Dismissed", action });
      await client.invalidateQueries({ queryKey: LINKS_QUERY });
    },
    onError: (error) => showError("Couldn’t dismiss it", error),
  });
  return dismiss;
}

const describeWorking = (count: number) =>
  count === 1 ? "Your link to another site works." : `Your ${count} links to other sites work.`;
