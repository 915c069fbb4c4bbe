import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./enhance.ts', import.meta.url));

/**
 * Makes the enhancement script a file of its own, outside the framework's bundles: minified, named by its content, cacheable for ever.
 * Its address is `import.meta.env.ENHANCE_URL`; in development Vite serves the source itself. A classic module script:
 * `<script type="module" src={import.meta.env.ENHANCE_URL}>` runs after the page is there and needs no nonce (`script-src 'self'`).
 */
export function enhanceAsset(): Plugin {
  let asset = { fileName: '', source: '' };
  return {
    name: 'enhance-asset',
    async config(_, { command }) {
      if (command === 'serve') {
        return { define: { 'import.meta.env.ENHANCE_URL': JSON.stringify('/app/ui/enhance/enhance.ts') } };
      }
      const { outputFiles } = await build({
        entryPoints: [SOURCE],
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'es2020',
        write: false,
        legalComments: 'none',
      });
      const source = outputFiles[0]?.text ?? '';
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      asset = { fileName: `assets/enhance-${hash}.js`, source };
      return { define: { 'import.meta.env.ENHANCE_URL': JSON.stringify(`/${asset.fileName}`) } };
    },
    generateBundle() {
      if (this.environment.config.consumer === 'client') this.emitFile({ type: 'asset', ...asset });
    },
  };
}
