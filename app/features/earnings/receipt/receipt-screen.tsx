import { useTranslation } from 'react-i18next';
import { PrintButton } from '#app/ui/controls/print-button.tsx';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SumTable } from '#app/ui/layout/sum-table.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ReceiptData } from './receipt.server.ts';

/** The receipt of an earning, on one page: by whom, of what and for whom, what it comes to, and where it went. */
export function ReceiptScreen({ crumbs, title, house, address, facts, lines, total, papers }: ReceiptData) {
  const { t } = useTranslation('earnings');
  return (
    <Stack gap="card">
      <PageHeader crumbs={crumbs} title={title} actions={<PrintButton />} />
      <Card title={house} eyebrow={t('receipt.issuedBy')}>
        {address && (
          <Text size="small" tone="soft">
            {address}
          </Text>
        )}
        <Facts items={facts} />
        <SumTable caption={title} lines={lines} total={total} />
        <Text size="small" tone="soft">
          {t('receipt.note')}
        </Text>
      </Card>
      {papers.length > 0 && (
        <Card title={t('papers')}>
          <ul className={bullets}>
            {papers.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}
