import { Notice } from '#app/ui/feedback/notice.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { RefundView } from './refund-view.ts';

/** Every refund of an investment, oldest first: its sum and how far it is, then the particulars. */
export function RefundList({ refunds }: { refunds: readonly RefundView[] }) {
  if (refunds.length === 0) return null;
  return (
    <Stack gap="base">
      {refunds.map(({ id, tone, title, facts, next }) => (
        <Notice key={id} tone={tone} title={title}>
          {next && <p>{next}</p>}
          <Facts items={facts} />
        </Notice>
      ))}
    </Stack>
  );
}
