import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { Deps } from '#backend/deps.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';
import { problem } from '#domain/validation/problem.ts';
import { DOCUMENT_TYPES_TAKEN } from './file-types.ts';
import type { Upload } from './upload.ts';

/** An upload that was looked into: what is kept of it. */
export interface LookedInto {
  /** Name of the form field that it came in. */
  field: string;
  name: string;
  /** By content. */
  contentType: string;
  content: Uint8Array;
}

/** Images larger than this are scaled down; a proof stays readable. */
const MAX_IMAGE_SIDE_PX = 4000;
/** More pixels than a camera makes are an attack on memory. */
const MAX_IMAGE_PIXELS = 60_000_000;
/** Ours: a camera's largest picture takes two on a slow machine. */
const MAX_IMAGE_SECONDS = 20;

/**
 * Looks into an uploaded file and re-encodes images, so that nothing but the picture is left, neither a place nor a script. Takes a processor for
 * seconds: to be asked with no transaction open (`serveAsking`).
 * @throws Refusal 422 on the upload's field: `error_file_empty`, `error_file_type` (params `types`), `error_file_slow`; 503 `server.busy`
 */
export async function lookInto(
  deps: Pick<Deps, 'pictures'>,
  tenantId: string,
  upload: Upload,
  types: readonly string[] = DOCUMENT_TYPES_TAKEN,
): Promise<LookedInto> {
  const refuse = (why: ReturnType<typeof problem>) => fieldRefusal({ [upload.field]: why });
  if (upload.bytes === 0) throw refuse(problem('validator.error_file_empty'));
  const found = await fileTypeFromFile(upload.path);
  const wrongType = refuse(problem('validator.error_file_type', { types: types.map(endingOf).join(', ') }));
  if (!found || !types.includes(found.mime)) throw wrongType;
  const looked = { field: upload.field, name: upload.name, contentType: found.mime };
  if (!found.mime.startsWith('image/')) return { ...looked, content: await readFile(upload.path) };
  const content = await deps.pictures.run(tenantId, () =>
    reencoded(upload.path, found.mime).catch((error: unknown) => {
      throw /^timeout/.test(String((error as Error).message))
        ? refuse(problem('validator.error_file_slow'))
        : wrongType;
    }),
  );
  return { ...looked, content };
}

async function reencoded(path: string, type: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(path, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_IMAGE_SECONDS })
    .rotate()
    .resize({ width: MAX_IMAGE_SIDE_PX, height: MAX_IMAGE_SIDE_PX, fit: 'inside', withoutEnlargement: true });
  if (type === 'image/png') return image.png().toBuffer();
  if (type === 'image/webp') return image.webp({ quality: 88 }).toBuffer();
  return image.jpeg({ quality: 88, mozjpeg: true }).toBuffer();
}

function endingOf(type: string): string {
  return (type.split('/')[1] ?? type).toUpperCase();
}

/** The question of `serveAsking`: what is in the upload of a field, null where none came. */
export function lookingInto<F extends string>(field: F) {
  return async ({ deps, tenant }: Pick<Work, 'deps' | 'tenant'>, { files }: { files: { [name in F]?: Upload } }) => {
    const upload = files[field];
    return upload ? () => lookInto(deps, tenant.id, upload) : null;
  };
}
