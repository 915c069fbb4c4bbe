import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';

interface WireLinesProps {
  /** `copy`: as it is typed at a bank; nothing where nobody types it. */
  rows: readonly { label: string; value: string; copy: string }[];
}

/** What is typed at a bank for a transfer, each line with what copies it. */
export function WireLines({ rows }: WireLinesProps) {
  return (
    <Facts
      items={rows.map(({ label, value, copy }) => ({
        label,
        value,
        action: copy && <CopyButton value={copy} what={label} />,
      }))}
    />
  );
}
