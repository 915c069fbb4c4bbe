/**
 * Writes app/ui/sprite.svg from the icons named in app/ui/controls/icon-names.ts, out of lucide-static, and from our own drawings in
 * app/ui/illustration/scenes.
 * The sprite is committed: a build needs no icon package, and a test holds it equal to the list.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const list = readFileSync(path('../app/ui/controls/icon-names.ts'), 'utf8');
const names = [...list.matchAll(/^ {2}(\w+): '([a-z0-9-]+)',$/gm)].map(([, name, file]) => ({ name, file }));

const symbols = names.map(({ name, file }) => {
  const source = readFileSync(path(`../node_modules/lucide-static/icons/${file}.svg`), 'utf8');
  const body = source
    .slice(source.indexOf('>', source.indexOf('<svg')) + 1, source.lastIndexOf('</svg>'))
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ \/>/g, '/>')
    .trim();
  return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
});

const scenes = readdirSync(path('../app/ui/illustration/scenes/'))
  .sort()
  .map((file) => {
    const source = readFileSync(path(`../app/ui/illustration/scenes/${file}`), 'utf8').trim();
    const body = source.slice(source.indexOf('>') + 1, source.lastIndexOf('</svg>'));
    const id = `scene-${file.replace('.svg', '')}`;
    return `<symbol id="${id}" viewBox="0 0 160 100"><g fill="currentColor" stroke="none">${body}</g></symbol>`;
  });

const licence = '<!-- Icons: Lucide, ISC licence, https://lucide.dev/license -->';
writeFileSync(
  path('../app/ui/sprite.svg'),
  `${licence}<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${symbols.join('')}${scenes.join('')}</svg>\n`,
);
console.log(`${names.length} icons written to app/ui/sprite.svg`);
