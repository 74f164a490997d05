import { sharePage } from "./share-url.ts";
import { useToast } from "./toaster.tsx";

/** Opens the system's share sheet; without one, copies the URL and shows a toast. */
export function useShare(): (what: { title: string; url: string }) => Promise<void> {
  const { toast } = useToast();
  return (what) => sharePage(what, toast);
}
