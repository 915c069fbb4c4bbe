import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The dashboard's own files: the only place where a logo is read from, because a manager may write any address. */
const PUBLIC_DIR = 'public';
/** An address of a picture on the dashboard itself, without a way up. */
const OWN_PICTURE = /^\/tenants\/[a-z0-9-]+\/[a-z0-9-]+\.(?:svg|png|jpg|webp)$/;
const HEIGHT_PX = 132;
const WIDTH_PX = 576;
/** Vectors are drawn finely, then scaled down. */
const DENSITY = 300;
const MAX_PIXELS = 16_000_000;

/** A picture as a PDF takes it in: a data address of a PNG without transparency, which is embedded once, and width by height. */
export interface PrintedLogo {
  uri: string;
  aspect: number;
}

const drawn = new Map<string, Promise<PrintedLogo | null>>();

/** A tenant's logo on white, to be printed beside its name; null where it has none of its own here, or one that cannot be drawn. */
export function tenantLogo(address: string): Promise<PrintedLogo | null> {
  if (!OWN_PICTURE.test(address)) return Promise.resolve(null);
  const known = drawn.get(address) ?? draw(address);
  drawn.set(address, known);
  return known;
}

async function draw(address: string): Promise<PrintedLogo | null> {
  try {
    const bytes = await readFile(path.join(PUBLIC_DIR, address));
    const { default: sharp } = await import('sharp');
    const { data, info } = await sharp(bytes, { density: DENSITY, limitInputPixels: MAX_PIXELS })
      .resize({ width: WIDTH_PX, height: HEIGHT_PX, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true });
    return { uri: `data:image/png;base64,${data.toString('base64')}`, aspect: info.width / info.height };
  } catch {
    // The name alone is a head, too; a contract must not wait for a picture.
    return null;
  }
}
