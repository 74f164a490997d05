import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { BUILT_SHOP, SHOP_FLAGS, SHOP_MEMORY } from "../../scripts/set-up.mjs";
import { variableNames } from "#server/startup/config.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-deploy-"));
});
afterAll(() => rm(folder, { recursive: true }));

const has = (program: string) => spawnSync("which", [program]).status === 0;
const read = (file: string) => readFile(file, "utf8");

/** Everything one program says of a file that it checks. */
function check(program: string, parameters: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { encoding: "utf8" });
  if (error) throw error;
  return status === 0 ? "" : stdout + stderr;
}

test("the image is built in two stages, and runs unprivileged with its own data folder", async () => {
  const dockerfile = DockerfileParser.parse(await read("Dockerfile"));
  expect(dockerfile.getFROMs()).toHaveLength(2);
  const last = dockerfile.getFROMs().at(-1)?.getRange()?.start.line ?? 0;
  const run = dockerfile
    .getInstructions()
    .filter((each) => (each.getRange()?.start.line ?? 0) > last);
  const argumentsOf = (keyword: string) =>
    run.filter((each) => each.getKeyword() === keyword).map((each) => each.getArgumentsContent());
  expect(argumentsOf("USER")).toEqual(["shop"]);
  expect(argumentsOf("VOLUME")).toEqual(["/data"]);
  expect(argumentsOf("HEALTHCHECK")[0]).toContain("/readyz");
  expect(argumentsOf("ENTRYPOINT")).toHaveLength(1);
  const flags = SHOP_FLAGS.map((flag) => `"${flag}"`).join(", ");
  expect(argumentsOf("ENTRYPOINT")[0]).toContain(`node", ${flags}, "${BUILT_SHOP}"]`);
  expect(argumentsOf("ENV").join(" ")).toContain(MEMORY);
  expect(argumentsOf("ENV").join(" ")).toContain("HOST=0.0.0.0");
  expect(argumentsOf("ENV").join(" ")).toContain("DATA_DIR=/data");
});

test("the image copies existing paths, and all that the shop reads at run time", async () => {
  const dockerfile = DockerfileParser.parse(await read("Dockerfile"));
  const copies = dockerfile.getCOPYs();
  const sources = copies.flatMap((copy) =>
    copy
      .getArguments()
      .slice(0, -1)
      .map((argument) => argument.getValue().replace("/shop/", "")),
  );
  const made = ["node_modules", "build", "."];
  const missing = sources.filter((source) => !made.includes(source) && !existsSync(source));
  expect(missing).toEqual([]);
  for (const needed of ["src", "migrations", "sample", "public", "build"]) {
    expect(sources).toContain(needed);
  }
});

/** As it stands in both files. */
const MEMORY = Object.entries(SHOP_MEMORY)
  .map(([name, value]) => `${name}=${value}`)
  .join(" ");

type Service = {
  environment: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck?: object;
  depends_on?: object;
};

test("the compose file sets known variables and makes only the data folder writable", async () => {
  const compose = parse(await read("compose.yaml")) as { services: Record<string, Service> };
  const { shop, postgres } = compose.services;
  expect(
    Object.keys(shop?.environment ?? {}).filter((name) => !variableNames.includes(name)),
  ).toEqual([]);
  expect(shop).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  expect(Object.keys(shop?.depends_on ?? {})).toEqual(["postgres"]);
  expect(postgres?.healthcheck).toBeDefined();
});

test.runIf(has("systemd-analyze"))("systemd takes the unit.", async () => {
  const unit = path.join(folder, "fernhill.service");
  const text = await read("deploy/fernhill.service");
  expect(text).toContain(`node_modules/node/bin/node ${SHOP_FLAGS.join(" ")} ${BUILT_SHOP}`);
  expect(text).toContain(`Environment=${MEMORY}\n`);
  await writeFile(
    unit,
    text
      .replace(/^ExecStart=\S+/m, "ExecStart=/bin/true")
      .replace(/^User=.*$/m, "User=nobody")
      .replace(/^WorkingDirectory=.*$/m, "WorkingDirectory=/"),
  );
  const said = check("systemd-analyze", ["verify", unit]);
  expect(said.split("\n").filter((line) => line.includes("fernhill.service"))).toEqual([]);
});

test.runIf(has("nginx") && has("openssl"))("nginx takes its example.", async () => {
  const [key, certificate] = [path.join(folder, "key.pem"), path.join(folder, "certificate.pem")];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=shop.example"];
  execFileSync("openssl", [...made, "-keyout", key, "-out", certificate], { stdio: "pipe" });
  const example = (await read("deploy/nginx.conf"))
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll(/listen (.*)443/g, "listen $14443")
    .replaceAll(/listen (.*)80;/g, "listen $14480;");
  const whole = path.join(folder, "nginx.conf");
  await writeFile(
    whole,
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${example}\n}\n`,
  );
  expect(check("nginx", ["-t", "-c", whole])).toBe("");
});

test.runIf(has("caddy"))("Caddy takes its example.", () => {
  expect(
    check("caddy", ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"]),
  ).toBe("");
});

test("both proxy examples hide the metrics and name the shop's port", async () => {
  for (const file of ["deploy/nginx.conf", "deploy/Caddyfile"]) {
    const text = await read(file);
    expect(text).toContain("/metrics");
    expect(text).toContain("127.0.0.1:3000");
    const code = text.replaceAll(/#.*/g, "");
    expect(code.split("{").length).toBe(code.split("}").length);
  }
});
