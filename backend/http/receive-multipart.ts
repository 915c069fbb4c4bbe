import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import type { FileStore } from '#backend/files/file-store.ts';
import { FILE_NAME_MAX_CHARS } from '#backend/files/file-types.ts';
import type { Upload } from '#backend/files/upload.ts';
import { Refusal } from './refusal.ts';

export interface Received {
  /** Undefined where no text field was sent. */
  body: Record<string, string> | undefined;
  files: Record<string, Upload>;
  /** Removes what has arrived; what a use case kept has been copied by then. */
  discard(): Promise<void>;
}

type FileStream = Readable & { truncated?: boolean };

const MAX_FIELDS = 50;
const MAX_FIELD_BYTES = 64 * 1024;

/**
 * A multipart body, its files streamed to this machine's disk and never held in memory.
 * @param names of the file fields that the endpoint takes, each once
 * @param maxBytes of one file
 * @throws Refusal 415 for another media type; 400 `request.malformed`; 413 `request.too_large` with the field and `max` in MB; 400 for unknown or doubled fields
 */
export async function receiveMultipart(
  request: Request,
  store: FileStore,
  names: readonly string[],
  maxBytes: number,
): Promise<Received> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) throw new Refusal(415, 'request.media_type');
  const fields: Record<string, string> = {};
  const files: Record<string, Upload> = {};
  const paths: string[] = [];
  const discard = async () => {
    for (const path of paths.splice(0)) await rm(path, { force: true });
  };
  const writes: Promise<void>[] = [];
  const streams: FileStream[] = [];
  const halt = new AbortController();
  let refusal: Refusal | null = null;
  const refuse = (next: Refusal) => {
    refusal ??= next;
  };
  // Known before the first part comes: nothing is waited for between a part's arrival and the reading of it.
  const places = await Promise.all(names.map(() => store.stagingPath()));

  const receive = async (field: string, stream: FileStream, name: string) => {
    const path = places.pop();
    if (!names.includes(field) || files[field] || !path) {
      refuse(oddField(field));
      stream.resume();
      return;
    }
    const upload: Upload = { field, name: name.slice(0, FILE_NAME_MAX_CHARS), path, bytes: 0, sha256: '' };
    files[field] = upload;
    paths.push(path);
    const hash = createHash('sha256');
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        upload.bytes += chunk.byteLength;
        hash.update(chunk);
        next(null, chunk);
      },
    });
    await pipeline(stream, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    upload.sha256 = hash.digest('hex');
    if (stream.truncated) {
      const max = Math.floor(maxBytes / 1_000_000);
      refuse(
        new Refusal(413, 'request.too_large', {
          fields: { [field]: { key: 'validator.error_file_size', params: { max } } },
        }),
      );
    }
  };

  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        files: names.length + 1,
        fileSize: maxBytes,
        parts: MAX_FIELDS + names.length + 1,
      },
    });
    parser.on('file', (field: string | undefined, stream: FileStream, name) => {
      // A part that breaks off says so on its own stream, whose error nobody else hears and which would end the process. It does not close
      // by itself either, and who reads it would wait for ever.
      stream.on('error', () => {
        refuse(malformed());
        stream.destroy();
      });
      streams.push(stream);
      // A browser sends an empty, nameless part for a file field that was left empty.
      if (!name) stream.resume();
      else {
        const write = receive(String(field), stream, name);
        writes.push(write);
        // A disk that takes no more must not leave the sender waiting; what failed is thrown by `writes`.
        write.catch(() => halt.abort());
      }
    });
    parser.on('field', (field: string | undefined, value, nameTruncated, valueTruncated) => {
      if (field === undefined || Object.hasOwn(fields, field) || nameTruncated || valueTruncated)
        refuse(oddField(String(field)));
      else Object.defineProperty(fields, field, { value, enumerable: true, configurable: true, writable: true });
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(event, () => refuse(malformed()));
    const body = Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>);
    // What has been refused is read to its end, so that its sender hears the answer, and parsed no further: past its limit of parts the parser
    // waits for ever with a body of some megabytes.
    const gate = new Transform({
      transform: (chunk: Buffer, _encoding, next) => next(null, refusal ? undefined : chunk),
      flush(next) {
        if (refusal) halt.abort();
        next();
      },
    });
    await pipeline(body, gate, parser, { signal: halt.signal });
    await Promise.all(writes);
  } catch (error) {
    // Ours, such as a full disk; whatever else goes wrong is the sender's.
    const isOurs = halt.signal.aborted;
    // The sender is gone: nothing ends what was still being written.
    for (const stream of streams) stream.destroy();
    const ended = await Promise.allSettled(writes);
    await discard();
    if (refusal) throw refusal;
    const failure = ended.find((one) => one.status === 'rejected');
    if (failure && isOurs) throw failure.reason;
    throw error instanceof Refusal ? error : malformed();
  }
  if (refusal) {
    await discard();
    throw refusal;
  }
  return { body: Object.keys(fields).length > 0 ? fields : undefined, files, discard };
}

const malformed = () => new Refusal(400, 'request.malformed');
const oddField = (field: string) =>
  new Refusal(400, 'request.invalid', { fields: { [field.slice(0, 80)]: { key: 'validator.form_field_invalid' } } });
