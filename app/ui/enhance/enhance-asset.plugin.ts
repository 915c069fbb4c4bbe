import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

interface ScriptAsset {
  /** First part of the file's name. */
  name: string;
  /** The script's source on this machine. */
  source: string;
  /** Where Vite serves the source in development. */
  served: string;
  /** Key of `import.meta.env` that holds the script's address. */
  variable: string;
}

/**
 * Makes a small script a file of its own, outside the framework's bundles: minified, named by its content, cacheable for ever.
 * Its address is a key of `import.meta.env`; in development Vite serves the source itself. A classic module script:
 * `<script type="module" src={import.meta.env.ENHANCE_URL}>` runs after the page is there and needs no nonce (`script-src 'self'`).
 */
export function scriptAsset({ name, source: entry, served, variable }: ScriptAsset): Plugin {
  let asset = { fileName: '', source: '' };
  const define = (url: string) => ({ define: { [`import.meta.env.${variable}`]: JSON.stringify(url) } });
  return {
    name: `${name}-asset`,
    async config(_, { command }) {
      if (command === 'serve') return define(served);
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'es2020',
        write: false,
        legalComments: 'none',
      });
      const source = outputFiles[0]?.text ?? '';
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      asset = { fileName: `assets/${name}-${hash}.js`, source };
      return define(`/${asset.fileName}`);
    },
    generateBundle() {
      if (this.environment.config.consumer === 'client') this.emitFile({ type: 'asset', ...asset });
    },
  };
}

/** The enhancement script of every page. */
export function enhanceAsset(): Plugin {
  return scriptAsset({
    name: 'enhance',
    source: fileURLToPath(new URL('./enhance.ts', import.meta.url)),
    served: '/app/ui/enhance/enhance.ts',
    variable: 'ENHANCE_URL',
  });
}
