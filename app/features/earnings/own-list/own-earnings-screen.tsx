import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { OwnEarningsData } from './own-earnings.server.ts';
import { QuartersChart } from './quarters-chart.tsx';

/** What an investor earned, what they can claim, and where each part is. */
export function OwnEarningsScreen(data: OwnEarningsData) {
  const { t } = useTranslation('earnings');
  const { claim, totals } = data;
  return (
    <Stack gap="card">
      <PageHeader
        title={data.head.title}
        about={claim ? t('toClaim', { net: claim.net, parts: claim.count }) : undefined}
        actions={
          <>
            {claim && (
              <LinkButton tone="primary" href={claim.href}>
                {t('claimAll')}
              </LinkButton>
            )}
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
      {data.figures.length > 0 && <Figures items={data.figures} />}
      <div data-with-chart={data.quarters ? '' : undefined}>
        <ListPage
          list={data.list}
          caption={data.head.title}
          rows={data.rows}
          isMine={({ claimHref }) => claimHref !== null}
          empty={{ icon: 'earnings', filtered: t('filtered'), none: t('none') }}
          columns={[
            {
              key: 'project',
              header: t('earning'),
              cell: (row) => (
                <CellTitle href={row.href} note={row.about}>
                  {row.project}
                </CellTitle>
              ),
              total: totals?.count,
            },
            {
              key: 'gross',
              header: t('gross'),
              align: 'end',
              from: 'mid',
              cell: (row) => row.gross,
              total: totals?.gross,
            },
            {
              key: 'withheld',
              header: t('withheld'),
              align: 'end',
              from: 'mid',
              cell: (row) => row.withheld,
              total: totals?.withheld,
            },
            {
              key: 'net',
              header: t('net'),
              align: 'end',
              place: 'sum',
              cell: (row) => row.net,
              total: totals?.net,
            },
            {
              key: 'status',
              header: t('where'),
              place: 'chip',
              cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
            },
            {
              key: 'act',
              header: t('act'),
              place: 'act',
              cell: (row) =>
                row.claimHref && (
                  <LinkButton size="small" href={row.claimHref} aria-label={t('claimOne', { what: row.name })}>
                    {t('claim')}
                  </LinkButton>
                ),
            },
          ]}
        />
        {data.quarters && (
          <Card wide title={data.quarters.title}>
            <QuartersChart {...data.quarters} />
          </Card>
        )}
      </div>
    </Stack>
  );
}
