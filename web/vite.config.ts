import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.MAGNAT_SERVER ?? "http://127.0.0.1:8000";

/** The client goes into the Python package; `magnat serve` hands it out. Nothing in it names another host. */
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: "/",
  build: {
    outDir: here("../src/magnat/web"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The parts of the look that the first page needs travel together: small files pack badly. The others come with the pages that use them.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "look", test: /src\/look\/(?!Sample|Tabs|Qr|Wide|Vignette)/ }] } } },
  },
  server: {
    port: 5173,
    fs: { allow: [here("."), here("../src/magnat/words"), here("../src/magnat/games")] },
    // `changeOrigin` stays off: the server compares Origin with Host.
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test.ts"],
    restoreMocks: true,
    testTimeout: 60_000, // a busy machine is slow, not wrong
  },
});
