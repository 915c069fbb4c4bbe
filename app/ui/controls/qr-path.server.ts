import { create } from 'qrcode';

/**
 * The modules of a QR code as one SVG path on a grid of `size` units: a third of the bytes of ready-made SVG.
 * @param level error correction; EPC codes ask for M (EPC069-12)
 */
export function qrPath(text: string, level: 'L' | 'M' | 'Q' | 'H' = 'M'): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: level });
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!modules.get(y, x)) continue;
      let run = 1;
      while (x + run < size && modules.get(y, x + run)) run += 1;
      path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run - 1;
    }
  }
  return { size, path };
}
