import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ASKED } from './asked.ts';

/** Width of a sheet, how many stand beside each other on it by the window's width, and how high each may be. */
const SHEET = 1600;
const GAP = 12;
const HIGHEST = 1000;
const across = (width: number) => (width < 500 ? 4 : width < 1200 ? 2 : 2);
const PER_SHEET = { narrow: 8, wide: 4 } as const;

/** Puts the pictures of each folder together, several on one, in the order of their names. */
export async function makeContactSheets(): Promise<void> {
  mkdirSync(path.join(ASKED.folder, 'sheets'), { recursive: true });
  const groups = new Map<string, string[]>();
  for (const name of readdirSync(ASKED.folder).sort()) {
    if (!name.endsWith('.png')) continue;
    const [screen = '', look = ''] = name.replace('.png', '').split('@');
    if (screen) groups.set(look, [...(groups.get(look) ?? []), name]);
  }
  for (const [look, names] of groups) {
    const width = Number(/\d+$/.exec(look)?.[0] ?? 1024);
    const many = width < 500 ? PER_SHEET.narrow : PER_SHEET.wide;
    for (let at = 0; at < names.length; at += many)
      await writeSheet(names.slice(at, at + many), across(width), `${look}-${String(at / many + 1).padStart(2, '0')}`);
  }
}

async function writeSheet(names: readonly string[], columns: number, name: string): Promise<void> {
  const width = Math.floor((SHEET - GAP * (columns + 1)) / columns);
  const tiles = await Promise.all(
    names.map(async (file) => {
      const picture = sharp(path.join(ASKED.folder, file)).resize({ width });
      const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, HIGHEST);
      return { height, input: await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer() };
    }),
  );
  const rows: (typeof tiles)[] = [];
  for (let at = 0; at < tiles.length; at += columns) rows.push(tiles.slice(at, at + columns));
  let top = GAP;
  const placed = rows.flatMap((row) => {
    const here = row.map(({ input }, at) => ({ input, top, left: GAP + at * (width + GAP) }));
    top += Math.max(...row.map(({ height }) => height)) + GAP;
    return here;
  });
  await sharp({ create: { width: SHEET, height: top, channels: 3, background: '#888888' } })
    .composite(placed)
    .png()
    .toFile(path.join(ASKED.folder, 'sheets', `${name}.png`));
}
