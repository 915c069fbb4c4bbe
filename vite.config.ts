import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { simulationAsset } from './app/features/invest/loss-capacity/simulation-asset.plugin.ts';
import { enhanceAsset } from './app/ui/enhance/enhance-asset.plugin.ts';
import remixOptions from './remix.config.js';

/** The kit's styles travel as one file for all pages and one more for dashboards, not as one for each piece: a public page has six requests. */
function styleChunk(id: string): string | undefined {
  if (!/\/app\/(ui|layouts|monitoring)\/.*\.css\.ts/.test(id)) return undefined;
  return id.includes('/app/ui/dashboard/') ? 'kit-dashboard' : 'kit';
}

/** The theme plugin stands before Remix: it must see `.css.ts` files first. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [vanillaExtractPlugin(), enhanceAsset(), simulationAsset(), remix(remixOptions)],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: styleChunk } },
  },
  server: { port: 3000, strictPort: true },
}));
