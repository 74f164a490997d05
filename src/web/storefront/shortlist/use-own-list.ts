import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { saveShortlist, useShortlist } from "#web/catalog/shortlist/shortlist-store.ts";
import { shortlistPath } from "#web/catalog/shortlist/shortlist-path.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";

/**
 * Whether the list is this browser's own: the address names what it keeps, or nothing. From then on the
 * address follows what is kept and removed, here and in other tabs.
 * @param ids of the address
 * @param shown those of them that are in the shop
 */
export function useOwnList(ids: number[], shown: number[]): boolean {
  const kept = useShortlist();
  const navigate = useNavigate();
  const isOwn = useIsOwn(ids, shown, kept);
  const follow = useEffectEvent((kept: readonly number[], ids: number[]) => {
    // What is no longer in the shop is kept no longer; the address still has it, so the page says so.
    const gone = new Set(ids.filter((id) => !shown.includes(id)));
    if (kept.some((id) => gone.has(id))) return saveShortlist(kept.filter((id) => !gone.has(id)));
    if (isSameList(shown, kept)) return undefined;
    return void navigate(shortlistPath(kept), {
      replace: true,
      preventScrollReset: true,
      state: OWN,
    });
  });
  useEffect(() => {
    if (isOwn) follow(kept, ids);
  }, [isOwn, kept, ids]);
  return isOwn;
}

/** State of the history: the address was written for this browser. */
const OWN = { isOwnList: true };

/** Once a list is the browser's own, it stays so for as long as the address is the same. */
function useIsOwn(ids: number[], shown: number[], kept: readonly number[]): boolean {
  const isHydrated = useHydrated();
  const { state } = useLocation() as { state: Partial<typeof OWN> | null };
  const address = ids.join(",");
  const [own, setOwn] = useState<string | null>(null);
  const isOwn =
    isHydrated &&
    (state?.isOwnList === true ||
      ids.length === 0 ||
      isSameList(ids, kept) ||
      isSameList(shown, kept));
  if (isOwn && own !== address) setOwn(address);
  return isOwn || own === address;
}

const isSameList = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));
