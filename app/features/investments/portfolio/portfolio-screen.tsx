import { useTranslation } from 'react-i18next';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { Periods } from './periods.tsx';
import { opening, sectionHead, worth } from './portfolio.css.ts';
import type { PortfolioData } from './portfolio.server.ts';
import { UnderWay } from './under-way.tsx';

/** What the investor owns: its worth, its course, its parts; above it what is left to finish. */
export function PortfolioScreen(data: PortfolioData) {
  const { t } = useTranslation('portfolio');
  return (
    <Stack gap="wide">
      <PageHeader title={data.head.title} />
      {data.toFinish.map(({ id, project, next }) =>
        next ? (
          <Notice
            key={id}
            tone="caution"
            title={t('investments:finish.title', { title: project.title })}
            action={
              <LinkButton tone="primary" size="small" href={next.href}>
                {next.label}
              </LinkButton>
            }
          >
            {next.text}
          </Notice>
        ) : null,
      )}
      {data.holdings.length === 0 && <UnderWay rows={data.underWay} />}
      {data.holdings.length === 0 ? (
        <EmptyState icon="portfolio" action={<LinkButton href={pathTo.user.issuances}>{t('browse')}</LinkButton>}>
          {data.inProgress ? t('emptyProgress', { amount: data.inProgress }) : t('empty')}
        </EmptyState>
      ) : (
        <>
          <div className={opening}>
            <div>
              <Text size="small" tone="soft">
                {t('value')}
              </Text>
              <p className={worth}>{data.value}</p>
              <Text size="small" tone="soft">
                {data.since}
              </Text>
            </div>
            <Figures items={data.figures} />
          </div>
          <UnderWay rows={data.underWay} />
          {data.course && (
            <Stack gap="small" as="section">
              <div className={sectionHead}>
                <h2>{t('course')}</h2>
                <Periods periods={data.periods} label={t('period')} />
              </div>
              <LineChart {...data.course} />
            </Stack>
          )}
          <Stack gap="base" as="section">
            <h2>{t('holdings')}</h2>
            <DataTable
              caption={t('holdings')}
              rows={data.holdings}
              rowKey={(row) => row.id}
              empty={null}
              columns={[
                {
                  key: 'project',
                  header: t('project'),
                  cell: (row) => (
                    <CellTitle href={row.href} note={row.about}>
                      {row.title}
                    </CellTitle>
                  ),
                },
                { key: 'tokens', header: t('tokens'), align: 'end', cell: (row) => row.tokens },
                { key: 'price', header: t('price'), align: 'end', cell: (row) => row.price },
                { key: 'worth', header: t('worth'), align: 'end', cell: (row) => row.value },
                { key: 'paid', header: t('paid'), align: 'end', cell: (row) => row.putIn },
                { key: 'change', header: t('change'), align: 'end', cell: (row) => row.change },
              ]}
            />
          </Stack>
        </>
      )}
    </Stack>
  );
}
