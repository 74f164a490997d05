import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const SERVER_ROOMS = /^#(database|domain|http|api|server)\//;

export default defineConfig({
  plugins: [reactRouter(), keepServerRoomsOutOfTheBrowser()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A visitor's page asks for a handful of files, where one for each shared module would be thirty.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//,
                },
                { name: "ui", test: /\/src\/web\/(?:problem|styles|ui)\// },
                {
                  name: "storefront",
                  test: /\/src\/web\/(?:catalog|content|seo|storefront\/(?:layout|gallery|viewer|[^/]+$))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The pages run on the very modules that the server runs on: one instance of each.
      build: { rolldownOptions: { external: [SERVER_ROOMS, /^#contract\//] } },
    },
  },
  server: { middlewareMode: true },
});

/** Fails the build when code that goes to browsers reaches a room of the server. */
function keepServerRoomsOutOfTheBrowser(): Plugin {
  return {
    name: "keep-server-rooms-out-of-the-browser",
    enforce: "pre",
    resolveId(id, importer) {
      if (this.environment.name === "client" && SERVER_ROOMS.test(id)) {
        throw new Error(
          `${importer ?? "Browser code"} imports ${id}, which is for the server alone.`,
        );
      }
    },
  };
}
