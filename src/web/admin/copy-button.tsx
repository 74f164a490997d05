import { copyText } from "#web/ui/copy-text.ts";
import { useToast } from "#web/ui/toaster.tsx";

type CopyButtonProps = {
  label: string;
  /** What is copied, for screen readers: "the SPF record". */
  name: string;
  text: string;
};

/** Copies the text beside it. */
export function CopyButton({ label, name, text }: CopyButtonProps) {
  const { toast } = useToast();
  const copy = async () => {
    try {
      await copyText(text);
      toast({ title: "Copied" });
    } catch {
      toast({
        title: "Couldn’t copy",
        description: "Select the text and copy it by hand.",
        variant: "destructive",
      });
    }
  };
  return (
    <button className="btn small quiet" onClick={() => void copy()} type="button">
      {label}
      <span className="sr"> {name}</span>
    </button>
  );
}
