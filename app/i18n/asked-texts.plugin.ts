import path from 'node:path';
import type { Plugin } from 'vite';
import { askedByArea } from './asked/asked-by-area.ts';

const NAME = 'virtual:asked-texts';
const ID = `\0${NAME}`;

/** What the scripts of pages ask of the texts, read out of their sources, as the module `virtual:asked-texts` (record 0198). */
export function askedTexts(): Plugin {
  const root = process.cwd();
  return {
    name: 'asked-texts',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      const { files, ...asked } = askedByArea(root);
      for (const file of files) this.addWatchFile(path.join(root, file));
      return `export default ${JSON.stringify(asked)}`;
    },
  };
}
