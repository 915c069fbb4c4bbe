import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { scriptAsset } from '#app/ui/enhance/enhance-asset.plugin.ts';

/** What asks the browser for a passkey, as a file of its own that nobody loads before they press; its address is `import.meta.env.PASSKEY_URL`. */
export function passkeyAsset(): Plugin {
  return scriptAsset({
    name: 'passkey',
    source: fileURLToPath(new URL('./passkey.ts', import.meta.url)),
    served: '/app/parts/passkeys/passkey.ts',
    variable: 'PASSKEY_URL',
  });
}
