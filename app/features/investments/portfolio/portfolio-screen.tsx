import { useTranslation } from 'react-i18next';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { Holdings } from './holdings.tsx';
import { IncomeSoon } from './income-soon.tsx';
import { Periods } from './periods.tsx';
import { opening, sectionHead, worth } from './portfolio.css.ts';
import type { PortfolioData } from './portfolio.server.ts';
import { METHOD, ReturnsMethod } from './returns-method.tsx';
import { UnderWay } from './under-way.tsx';

/** What the investor owns: its worth, its course, its parts; above it what is left to finish. */
export function PortfolioScreen(data: PortfolioData) {
  const { t } = useTranslation('portfolio');
  const { rate } = data;
  return (
    <Stack gap="wide">
      <PageHeader
        title={data.head.title}
        actions={
          data.holdings.length > 0 && (
            <LinkButton icon="document" href={pathTo.user.statement}>
              {t('statement.title')}
            </LinkButton>
          )
        }
      />
      {data.toFinish.map(({ id, title, text, href, label }) => (
        <Notice
          key={id}
          tone="caution"
          title={title}
          action={
            <LinkButton tone="primary" size="small" href={href}>
              {label}
            </LinkButton>
          }
        >
          {text}
        </Notice>
      ))}
      {data.holdings.length === 0 && <UnderWay rows={data.underWay} />}
      {data.holdings.length === 0 ? (
        <EmptyState icon="portfolio" action={<LinkButton href={pathTo.user.issuances}>{t('browse')}</LinkButton>}>
          {data.nothing}
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
              <Text size="small" tone="soft">
                {data.also.join(' · ')}
              </Text>
            </div>
            <Figures
              items={[
                ...data.figures,
                {
                  ...rate,
                  note: (
                    <>
                      {rate.note} <a href={`#${METHOD}`}>{t('how')}</a>
                    </>
                  ),
                },
              ]}
            />
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
          {data.income && <IncomeSoon {...data.income} />}
          <Holdings rows={data.holdings} />
          <ReturnsMethod />
        </>
      )}
    </Stack>
  );
}
