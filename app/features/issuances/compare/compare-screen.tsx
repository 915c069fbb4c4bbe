import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { CompareData } from './compare.server.ts';

/** Projects beside each other as a table, and the choice of others below it. */
export function CompareScreen({ head, crumbs, projects, rows, said, choices }: CompareData) {
  const { t } = useTranslation('issuances');
  return (
    <Stack gap="card">
      <PageHeader crumbs={crumbs} title={head.title} about={t('compare.about')} />
      {said.length > 0 && (
        <Notice tone="caution" role="note">
          {said.join(' ')}
        </Notice>
      )}
      {projects.length > 0 && (
        <>
          <DataTable
            caption={head.title}
            rows={rows}
            rowKey={({ label }) => label}
            empty={null}
            columns={[
              { key: 'what', header: t('compare.what'), cell: ({ label }) => label },
              ...projects.map(({ id, title, href }, at) => ({
                key: id,
                header: title,
                cell: ({ values }: CompareData['rows'][number]) => values[at] || '—',
                total: (
                  <a href={href} aria-label={`${t('compare.see')}: ${title}`}>
                    {t('compare.see')}
                  </a>
                ),
              })),
            ]}
          />
          <Text size="small" tone="soft">
            {t('compare.advice')}
          </Text>
        </>
      )}
      <Card title={t('compare.choose')}>
        <form method="get">
          <Stack gap="field">
            <Stack gap="tight">
              {choices.map(({ id, title, ticked }) => (
                <CheckboxField
                  key={id}
                  id={`project-${id}`}
                  name="project"
                  value={id}
                  label={title}
                  defaultChecked={ticked}
                />
              ))}
            </Stack>
            <div>
              <Button tone="primary">{t('compare.act')}</Button>
            </div>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}
