import type { FaceName } from './look.ts';

/** A display face of ours: one weight, cut down to the letters of western Europe, at most 20 KB. */
interface Face {
  /** Its name in stylesheets. */
  family: string;
  /** Its address; the name holds a hash of the content, so that it may be kept for ever. Its licence (OFL 1.1) stands beside it. */
  file: string;
  weight: number;
  /** Letter spacing of headings. */
  tracking: string;
  /** In per cent: faces are drawn small or large in their frame, headings keep one height. */
  size: number;
}

/** The faces under `public/faces`, cut from the open fonts of the same names; none reserves its name. */
const FACES: Record<Exclude<FaceName, 'system'>, Face> = {
  'crimson-pro': face('Crimson Pro', 'crimson-pro-700-28282a7e', 700, '-0.008em', 116),
  'bodoni-moda': face('Bodoni Moda', 'bodoni-moda-500-4bd5afd0', 500, '-0.004em', 104),
  fraunces: face('Fraunces', 'fraunces-600-ec9d0c75', 600, '-0.018em', 104),
  bitter: face('Bitter', 'bitter-700-a8cc76b5', 700, '-0.018em', 97),
  outfit: face('Outfit', 'outfit-700-883220e6', 700, '-0.03em', 108),
  nunito: face('Nunito', 'nunito-800-06d626fd', 800, '-0.02em', 104),
  'space-grotesk': face('Space Grotesk', 'space-grotesk-700-f1decf67', 700, '-0.035em', 101),
  'barlow-condensed': face('Barlow Condensed', 'barlow-condensed-700-9b511e3e', 700, '-0.01em', 118),
};

/** The face that a look names; null for the system's own. */
export function faceOf({ face: name }: { face: FaceName }): Face | null {
  return name === 'system' ? null : FACES[name];
}

function face(family: string, file: string, weight: number, tracking: string, size: number): Face {
  return { family, file: `/faces/${file}.woff2`, weight, tracking, size };
}
