import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { shortClassNames } from './app/class-names.plugin.ts';
import { clientChunks } from './app/client-chunks.plugin.ts';
import { askedTexts } from './app/i18n/asked-texts.plugin.ts';
import { simulationAsset } from './app/parts/loss-capacity/simulation-asset.plugin.ts';
import { passkeyAsset } from './app/parts/passkeys/passkey-asset.plugin.ts';
import { enhanceAsset } from './app/ui/enhance/enhance-asset.plugin.ts';
import remixOptions from './remix.config.js';

/** The theme plugin stands before Remix: it must see `.css.ts` files first. */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers: process.env.NODE_ENV === 'production' ? shortClassNames() : 'debug' }),
    enhanceAsset(),
    simulationAsset(),
    passkeyAsset(),
    askedTexts(),
    clientChunks(),
    remix(remixOptions),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: { port: 3000, strictPort: true },
});
