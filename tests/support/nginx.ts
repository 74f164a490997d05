import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "./shop-server.ts";

export const findNginx = (): string | null =>
  spawnSync("sh", ["-c", "command -v nginx || ls /usr/sbin/nginx"]).stdout.toString().trim() ||
  null;

type Place = { folder: string; port: number };

/**
 * Starts nginx with one worker in a folder of its own.
 * @param http the lines of its http block
 * @param before what stands before the program, such as taskset with the core it may use
 */
export async function startNginx(
  program: string,
  http: (place: Place) => string,
  before: string[] = [],
) {
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-nginx-"));
  const place = { folder, port: await findFreePort() };
  const file = path.join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, http(place)));
  const [first, ...rest] = [...before, program, "-p", folder, "-c", file];
  const server = spawn(first, rest, { stdio: "ignore" });
  await sleep(500);
  return {
    folder,
    url: `http://127.0.0.1:${place.port}`,
    stop: async () => {
      server.kill("SIGQUIT");
      await once(server, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

const configuration = (folder: string, http: string) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections 256; }
http {
  access_log off;
  ${http}
}
`;
