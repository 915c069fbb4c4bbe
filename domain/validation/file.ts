import { type Problem, problem } from './problem.ts';

const BYTES_PER_MB = 1_000_000;

/** A file's size against the tenant's limit in MB (10^6 bytes); an empty file is none. */
export function checkFileSize(bytes: number, maxMb: number): Problem | null {
  if (!(bytes > 0)) return problem('validator.error_file_empty');
  return bytes > maxMb * BYTES_PER_MB ? problem('validator.error_file_size', { max: maxMb }) : null;
}

/** A file's type, found by its content, against those allowed; the problem names them as people call them: "PDF, PNG". */
export function checkFileType(mime: string | null, allowed: Readonly<Record<string, string>>): Problem | null {
  return mime !== null && Object.hasOwn(allowed, mime)
    ? null
    : problem('validator.error_file_type', { types: Object.values(allowed).join(', ') });
}

/** How many files may be uploaded. */
export function checkFileCount(count: number, max: number): Problem | null {
  return count > max ? problem('validator.error_file_count', { max }) : null;
}
