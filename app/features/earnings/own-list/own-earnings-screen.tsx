import { useTranslation } from 'react-i18next';
import { ListTable } from '#app/lists/list-table.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { claimable, opening } from './own-earnings.css.ts';
import type { OwnEarningsData } from './own-earnings.server.ts';
import { QuartersChart } from './quarters-chart.tsx';

/** What an investor earned, what they can claim, and where each part is. */
export function OwnEarningsScreen(data: OwnEarningsData) {
  const { t } = useTranslation('earnings');
  const { claim } = data;
  return (
    <Stack gap="card">
      <PageHeader
        title={data.head.title}
        actions={
          <>
            {data.hasAny && (
              <LinkButton tone="quiet" href={data.certificatesHref}>
                {t('certificates.title')}
              </LinkButton>
            )}
            {data.hasAny && (
              <LinkButton tone="quiet" href={data.ownHref}>
                {t('history')}
              </LinkButton>
            )}
          </>
        }
      />
      <div className={claim ? opening : undefined}>
        {claim && (
          <div>
            <Text size="small" tone="soft">
              {t('claimable')}
            </Text>
            <p className={claimable}>{claim.net}</p>
            <Cluster>
              <LinkButton tone="primary" href={claim.href}>
                {t('claimAll')}
              </LinkButton>
              <Text as="span" size="small" tone="soft">
                {claim.count}
              </Text>
            </Cluster>
          </div>
        )}
        {data.figures.length > 0 && <Figures items={data.figures} />}
      </div>
      <div data-with-chart={data.quarters ? '' : undefined}>
        <ListTable table={data.table} caption={data.head.title} totals={data.totals} />
        {data.quarters && (
          <Card wide title={data.quarters.title}>
            <QuartersChart {...data.quarters} />
          </Card>
        )}
      </div>
    </Stack>
  );
}
