import { CopyButton } from "../copy-button.tsx";

/** A command for whoever runs the server, to be copied. */
export function RunCommand({ command }: { command: string | undefined }) {
  if (command === undefined) return null;
  return (
    <div className="health-command">
      <code>{command}</code>
      <CopyButton label="Copy" name="the command" text={command} />
    </div>
  );
}
