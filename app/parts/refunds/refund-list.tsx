import { Fragment } from 'react';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChainHash } from '#app/ui/layout/chain-hash.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { RefundView } from './refund-view.ts';

/** Every refund of an investment, oldest first: its sum and how far it is, then the particulars. */
export function RefundList({ refunds }: { refunds: readonly RefundView[] }) {
  if (refunds.length === 0) return null;
  return (
    <Stack gap="base">
      {refunds.map(({ id, tone, title, facts, hashes, next }) => (
        <Notice key={id} tone={tone} title={title}>
          {next && <p>{next}</p>}
          <Facts items={hashes ? [...facts, { label: hashes.label, value: <Hashes each={hashes.each} /> }] : facts} />
        </Notice>
      ))}
    </Stack>
  );
}

function Hashes({ each }: Pick<NonNullable<RefundView['hashes']>, 'each'>) {
  return each.map(({ hash, page }, at) => (
    <Fragment key={hash}>
      {at > 0 && ', '}
      <ChainHash page={page}>{hash}</ChainHash>
    </Fragment>
  ));
}
