import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour, as a camera's file. */
export async function pictureFile(
  name: string,
  { width = 1200, height = 800, colour = '#336699', format = 'jpeg' as 'jpeg' | 'png' | 'webp' | 'avif' } = {},
): Promise<File> {
  const drawn = sharp({ create: { width, height, channels: 3, background: colour } });
  const bytes = await drawn
    .withExif({ IFD0: { Copyright: 'Secreto' } })
    .toFormat(format)
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: `image/${format}` });
}

/** A PNG of a few kilobytes whose head promises so many pixels, all of them white. */
export function bombFile(side: number): File {
  const row = Buffer.alloc(Math.ceil(side / 8) + 1, 0);
  const packed = deflateSync(Buffer.concat(Array.from({ length: 64 }, () => row)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const bytes = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
  return new File([new Uint8Array(bytes)], 'plano.png', { type: 'image/png' });
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** As PNG (ISO/IEC 15948, annex D) counts it. */
function crc32(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
