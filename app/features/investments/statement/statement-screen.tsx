import { useTranslation } from 'react-i18next';
import { hasWideTable, RecordSections } from '#app/features/investments/record/record-sections.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PrintButton } from '#app/ui/controls/print-button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { StatementData } from './statement.server.ts';

/** Holdings between two days: which days, the statement, and the same as a file. */
export function StatementScreen(data: StatementData) {
  const { t } = useTranslation('portfolio');
  const { files } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={data.crumbs}
        title={data.title}
        actions={
          files && (
            <Cluster>
              <LinkButton tone="primary" icon="download" href={files.pdf}>
                {t('statement.pdf')}
              </LinkButton>
              <LinkButton icon="download" href={files.csv}>
                {t('statement.csv')}
              </LinkButton>
              <PrintButton />
            </Cluster>
          )
        }
      />
      <Card title={t('statement.days')} wide={hasWideTable(data.sections)}>
        <Stack gap="base">
          <nav aria-label={t('statement.days')}>
            <Cluster as="ul" gap="base">
              {data.presets.map(({ label, href, current }) => (
                <li key={href}>
                  {current ? <strong aria-current="true">{label}</strong> : <a href={href}>{label}</a>}
                </li>
              ))}
            </Cluster>
          </nav>
          <form method="get" noValidate>
            <Stack gap="field">
              <DateField
                id="from"
                name="from"
                label={t('statement.from')}
                defaultValue={data.from}
                error={data.errors.from}
                autoComplete="off"
                required
              />
              <DateField
                id="to"
                name="to"
                label={t('statement.to')}
                defaultValue={data.to}
                error={data.errors.to}
                autoComplete="off"
                required
              />
              <div>
                <Button>{t('statement.act')}</Button>
              </div>
            </Stack>
          </form>
        </Stack>
      </Card>
      <RecordSections sections={data.sections} />
      <Text size="small">
        <a href={data.taxesHref}>{t('statement.taxes')}</a>
      </Text>
    </Stack>
  );
}
