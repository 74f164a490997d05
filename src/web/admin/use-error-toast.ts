import { useToast } from "#web/ui/toaster.tsx";
import { errorMessage } from "./api-client/api-error.ts";

/**
 * Returns a function that shows in a toast what failed and why. With `fallback` the reason is shown only
 * if the server gave one.
 */
export function useErrorToast() {
  const { toast } = useToast();
  return (title: string, error: Error, fallback?: string) => {
    const description = fallback === undefined ? error.message : errorMessage(error, fallback);
    toast({ title, description, variant: "destructive" });
  };
}
