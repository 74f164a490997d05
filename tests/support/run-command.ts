import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { cleanEnvironment } from "./shop-server.ts";

const script = fileURLToPath(new URL("../../scripts/run-command.mjs", import.meta.url));

/** Runs a command of the shop as `npm run` does, to its end, within 60 seconds. */
export async function runCommand(
  name: "admin" | "backup" | "doctor" | "restore" | "migrate-database" | "update",
  parameters: string[],
  variables: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const command = spawn(process.execPath, [script, name, ...parameters], {
    stdio: ["ignore", "pipe", "pipe"],
    env: cleanEnvironment(variables),
  });
  const tooLong = setTimeout(() => command.kill("SIGTERM"), 60_000);
  const [stdout, stderr] = [collect(command.stdout), collect(command.stderr)];
  await once(command, "close");
  clearTimeout(tooLong);
  return { code: command.exitCode, stdout: stdout(), stderr: stderr() };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = "";
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  return () => text;
}
