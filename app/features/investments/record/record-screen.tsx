import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PrintButton } from '#app/ui/controls/print-button.tsx';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { RecordData } from './record.server.ts';
import { RecordSections } from './record-sections.tsx';

/** One order's record: what was ordered, what was accepted for it, and its papers. */
export function RecordScreen({ head, crumbs, fileHref, orderHref, files, sections }: RecordData) {
  const { t } = useTranslation('investments');
  const actions = (
    <Cluster>
      <LinkButton tone="primary" icon="download" href={fileHref}>
        {t('records.download')}
      </LinkButton>
      <PrintButton />
    </Cluster>
  );
  return (
    <Stack gap="card">
      <PageHeader crumbs={crumbs} title={head.title} actions={actions} />
      <RecordSections sections={sections} />
      {files.length > 0 && (
        <Card title={t('documents')}>
          <ul className={bullets}>
            {files.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Text size="small">
        <a href={orderHref}>{t('records.toOrder')}</a>
      </Text>
    </Stack>
  );
}
