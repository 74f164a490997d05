import { useNavigate } from "react-router";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { useMediaQuery } from "../../use-media-query.ts";
import { firstName } from "../../inquiries/describe-inquiry.ts";
import { useSetInquiryState } from "../../inquiries/use-change-inquiry.ts";

/** Closes an inquiry, with Undo, or opens it again. On a phone the list is shown afterwards. */
export function useCloseInquiry({ id, name, state }: Inquiry) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const change = useSetInquiryState(id, "Couldn’t close it");
  const isClosed = state === "closed";
  return {
    isClosed,
    isPending: change.isPending,
    run: () => {
      if (isClosed) return change.mutate("waiting-for-you");
      return change.mutate("closed", {
        onSuccess: () => {
          toast({
            title: "Closed",
            description: `${firstName(name)}’s inquiry moved to Closed.`,
            action: { label: "Undo", onPress: () => change.mutate(state) },
          });
          if (isPhone) void navigate("/admin/inquiries");
        },
      });
    },
  };
}
