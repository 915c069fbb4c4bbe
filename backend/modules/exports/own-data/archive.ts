import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file inside an archive that is being written. */
interface Entry {
  /** Resolves when it is on its way to the disk, and no sooner: nothing piles up. */
  write(content: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** An archive that is being written to the disk, one entry after the other. */
export interface Archive {
  /** @param squeeze false for what is pressed together already, as pictures and papers are */
  entry(name: string, squeeze?: boolean): Entry;
  /** Ends it: it is whole on the disk. */
  close(): Promise<void>;
  /** Lets go of what is half written. */
  abandon(): void;
}

/** A ZIP file at a path, whose entries bear a moment. */
export function openArchive(path: string, at: Date): Archive {
  const out = createWriteStream(path, { mode: 0o600 });
  const ended = finished(out);
  // Told by whoever writes or closes next.
  ended.catch(() => undefined);
  let isFull = false;
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error);
    else isFull = !out.write(chunk);
    if (isLast) out.end();
  });
  const drained = async () => {
    if (out.errored) throw out.errored;
    if (isFull && out.writableNeedDrain) await Promise.race([once(out, 'drain'), ended]);
  };
  return {
    entry(name, squeeze = true) {
      const file = squeeze ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
      file.mtime = at;
      zip.add(file);
      return {
        async write(content) {
          file.push(typeof content === 'string' ? Buffer.from(content) : content);
          await drained();
        },
        async close() {
          file.push(new Uint8Array(0), true);
          await drained();
        },
      };
    },
    async close() {
      zip.end();
      await ended;
    },
    abandon: () => {
      out.destroy();
    },
  };
}
