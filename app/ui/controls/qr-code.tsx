import { qr } from './qr-code.css.ts';

interface QrCodeProps {
  /** From `qrPath` (qr-path.server.ts), drawn by the loader. */
  code: { size: number; path: string };
  /** What it holds, in words. */
  label: string;
}

/** A QR code. Everything in it also stands beside it as text. */
export function QrCode({ code, label }: QrCodeProps) {
  return (
    <svg className={qr} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <path d={code.path} />
    </svg>
  );
}
