import { fileTypeFromFile } from 'file-type';
import type { Sharp } from 'sharp';
import type { Deps } from '#backend/deps.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { PICTURE_TYPE_NAMES, type PictureShape } from '#domain/issuance/picture.ts';
import { PICTURE_MAX_MEGAPIXELS } from '#domain/limits.ts';
import { checkFileType } from '#domain/validation/file.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import type { Upload } from './upload.ts';

/** A picture that was looked into and written anew, in each of its widths, the smallest first. */
export interface LookedPicture {
  field: string;
  name: string;
  /** Hex, of the file as it was sent. */
  sourceSha256: string;
  contentType: 'image/jpeg' | 'image/png';
  sizes: { width: number; height: number; content: Buffer }[];
}

const MAX_PIXELS = PICTURE_MAX_MEGAPIXELS * 1_000_000;
/** Ours: a camera's largest picture takes two on a slow machine. */
const MAX_SECONDS = 20;

/**
 * A picture for a page, whatever it was called: decoded and written anew, so that nothing but the picture is left. Its head is read before anything is decoded.
 * Takes a processor for seconds: to be asked with no transaction open.
 * @throws Refusal 422 on the upload's field: `error_file_empty`, `error_file_type`, `error_picture_pixels`, `error_picture_broken`, `error_file_slow`; 503 `server.busy`
 */
export async function lookIntoPicture(
  deps: Pick<Deps, 'pictures'>,
  tenantId: string,
  upload: Upload,
  shape: PictureShape,
): Promise<LookedPicture> {
  const refuse = (why: Problem) => fieldRefusal({ [upload.field]: why });
  if (upload.bytes === 0) throw refuse(problem('validator.error_file_empty'));
  const found = await fileTypeFromFile(upload.path);
  const wrongType = checkFileType(found?.mime ?? null, PICTURE_TYPE_NAMES);
  if (wrongType) throw refuse(wrongType);
  const { default: sharp } = await import('sharp');
  // The head alone: it says how large it would become.
  const { width = 0, height = 0 } = await sharp(upload.path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}) as { width?: number; height?: number });
  if (width * height > MAX_PIXELS)
    throw refuse(problem('validator.error_picture_pixels', { max: PICTURE_MAX_MEGAPIXELS }));
  const sizes = await deps.pictures.run(tenantId, () =>
    sizesOf(upload.path, shape).catch((error: unknown) => {
      const isSlow = /^timeout/.test(String((error as Error).message));
      throw refuse(problem(isSlow ? 'validator.error_file_slow' : 'validator.error_picture_broken'));
    }),
  );
  const contentType = shape.kind === 'drawing' || shape.kind === 'mark' ? 'image/png' : 'image/jpeg';
  return { field: upload.field, name: upload.name, sourceSha256: upload.sha256, contentType, sizes };
}

async function sizesOf(path: string, shape: PictureShape): Promise<LookedPicture['sizes']> {
  const { default: sharp } = await import('sharp');
  const sizes: LookedPicture['sizes'] = [];
  for (const width of shape.widths) {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).timeout({ seconds: MAX_SECONDS });
    const { data, info } = await drawn(image.rotate(), shape.kind, width).toBuffer({ resolveWithObject: true });
    if (info.width === sizes.at(-1)?.width) break;
    sizes.push({ width: info.width, height: info.height, content: data });
  }
  return sizes;
}

function drawn(image: Sharp, kind: PictureShape['kind'], width: number): Sharp {
  const withoutEnlargement = true;
  switch (kind) {
    case 'photograph':
      // Four times as high as wide is a column, not a picture.
      return jpeg(image.resize({ width, height: width * 4, fit: 'inside', withoutEnlargement }));
    case 'drawing':
      return image.resize({ width, height: width, fit: 'inside', withoutEnlargement }).png();
    case 'mark':
      return image.resize({ width, height: width, fit: 'contain', background: CLEAR }).png();
    case 'face':
      return jpeg(image.resize({ width, height: width, fit: 'cover', position: 'attention' }));
  }
}

/** Nothing: what is under it is seen. */
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Where it is transparent it is white: pages put no other colour behind it. */
function jpeg(image: Sharp): Sharp {
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true });
}
