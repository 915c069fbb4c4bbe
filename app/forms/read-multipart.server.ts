import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { type Problem, problem } from '#domain/validation/problem.ts';
import { isFieldName } from './field-name.ts';
import { bodyOf, FORM_MAX_BYTES, type ReadFormOptions, refuse } from './form-body.server.ts';
import { type RefusedFile, SubmittedForm } from './submitted-form.ts';

const BYTES_PER_MB = 1_000_000;
/** Files of one form together: as much as the largest upload limit of a tenant. */
const ALL_FILES_MAX_MB = 50;
const MAX_FIELDS = 500;

/**
 * A multipart form. Files are kept in memory up to the limit; one by one and together; past it the rest is read and thrown away, so that the
 * browser gets an answer and not a broken connection.
 */
export async function readMultipart(request: Request, options: ReadFormOptions): Promise<SubmittedForm> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!request.body) refuse(400);
  const data = new FormData();
  const problems: Record<string, Problem> = {};
  const refusedFiles: RefusedFile[] = [];
  const { maxFileMb, multiple = [] } = options;
  let kept = 0;
  const parser = parserFor(contentType, options);

  const done = new Promise<'whole' | 'broken' | 'large'>((resolve) => {
    parser.on('field', (name: unknown, value, nameCut, valueCut) => {
      // A part without a name.
      if (!isFieldName(name)) resolve('broken');
      else if (nameCut || valueCut) resolve('large');
      else data.append(name, value);
    });
    parser.on('file', (name, stream, filename, _encoding, mime) => {
      // A part that breaks off says so on its own stream, whose error nobody else hears and which would end the process.
      stream.on('error', () => resolve('broken'));
      if (maxFileMb === undefined || !isFieldName(name)) {
        stream.resume();
        resolve('broken');
        return;
      }
      const chunks: Buffer<ArrayBuffer>[] = [];
      let bytes = 0;
      let isLarge = false;
      const leave = (why: Problem) => {
        isLarge = true;
        if (multiple.includes(name)) refusedFiles.push({ field: name, name: filename ?? '', problem: why });
        else problems[name] = why;
        kept -= bytes;
        drain(stream, chunks);
      };
      stream.on('data', (chunk: Buffer<ArrayBuffer>) => {
        chunks.push(chunk);
        bytes += chunk.length;
        kept += chunk.length;
        if (kept > ALL_FILES_MAX_MB * BYTES_PER_MB)
          leave(problem('validator.error_files_together', { max: ALL_FILES_MAX_MB }));
      });
      stream.on('limit', () => {
        if (!isLarge) leave(problem('validator.error_file_size', { max: maxFileMb }));
      });
      stream.on('end', () => {
        if (!isLarge && !problems[name]) data.append(name, new File(chunks, filename ?? '', { type: mime }));
      });
    });
    parser.on('filesLimit', () => resolve('large'));
    parser.on('fieldsLimit', () => resolve('large'));
    parser.on('partsLimit', () => resolve('large'));
    parser.on('finish', () => resolve('whole'));
    parser.on('error', () => resolve('broken'));
  });

  const source = Readable.from(bodyOf(request));
  source.on('error', () => parser.destroy(new Error('the body broke off')));
  source.pipe(parser);
  const end = await done;
  if (end !== 'whole') {
    source.unpipe(parser);
    source.destroy();
    refuse(end === 'large' ? 413 : 400);
  }
  return new SubmittedForm(data, problems, refusedFiles);
}

function parserFor(contentType: string, options: ReadFormOptions): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: 200,
        fieldSize: FORM_MAX_BYTES,
        fields: MAX_FIELDS,
        fileSize: (options.maxFileMb ?? 0) * BYTES_PER_MB,
        files: options.maxFiles ?? 1,
        parts: MAX_FIELDS + 20 + (options.maxFiles ?? 1),
        headerPairs: 20,
      },
    });
  } catch {
    // No boundary, or another kind of multipart.
    return refuse(400);
  }
}

/** Lets the rest of a file run out without keeping it. */
function drain(stream: BusboyFileStream, chunks: Buffer<ArrayBuffer>[]): void {
  chunks.length = 0;
  stream.removeAllListeners('data');
  stream.on('data', () => {
    chunks.length = 0;
  });
}
