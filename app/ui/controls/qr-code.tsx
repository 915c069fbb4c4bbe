import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { qr } from './qr-code.css.ts';

interface QrCodeProps {
  /** From `qrPath` (qr-path.server.ts), drawn by the loader. */
  code: { size: number; path: string };
  /** What it holds, in words. */
  label: string;
  /** How it is used; with it, both stand beside the code. Without it, the page says so itself. */
  hint?: string;
}

/** A QR code. Everything in it also stands beside it as text. */
export function QrCode({ code, label, hint }: QrCodeProps) {
  const drawn = (
    <svg className={qr} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <path d={code.path} />
    </svg>
  );
  if (!hint) return drawn;
  return (
    <Cluster gap="base">
      {drawn}
      <Stack gap="hair">
        <Text strong>{label}</Text>
        <Text size="small" tone="soft">
          {hint}
        </Text>
      </Stack>
    </Cluster>
  );
}
