import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "#tests/support/shop-server.ts";
import { pinToCore } from "./http-load.ts";

export const findNginx = (): string | null =>
  spawnSync("sh", ["-c", "command -v nginx || ls /usr/sbin/nginx"]).stdout.toString().trim() ||
  null;

/** nginx with one worker, which gives these very bytes as a file. */
export async function serveWithNginx(program: string, bytes: Buffer) {
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-nginx-"));
  const port = await findFreePort();
  await writeFile(path.join(folder, "page"), bytes);
  await writeFile(path.join(folder, "nginx.conf"), configuration(folder, port));
  const command = [...pinToCore(0), program];
  const [first, rest] = [command[0] ?? program, command.slice(1)];
  const server = spawn(first, [...rest, "-p", folder, "-c", path.join(folder, "nginx.conf")], {
    stdio: "ignore",
  });
  await sleep(500);
  return {
    url: `http://127.0.0.1:${port}/page`,
    stop: async () => {
      server.kill("SIGQUIT");
      await once(server, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

const configuration = (folder: string, port: number) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 10000000;
  default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; root ${folder}; add_header Content-Encoding br; }
}
`;
