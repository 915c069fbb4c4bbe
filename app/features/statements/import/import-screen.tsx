import { useTranslation } from 'react-i18next';
import { ResultPage } from '#app/parts/job/result-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SumLine } from '#app/ui/layout/sum-line.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { ImportData } from './import.server.ts';
import { StatementUpload } from './statement-upload.tsx';

/** The upload, or what came of a file. */
export function ImportScreen({ reply, ...data }: ImportData & { reply: unknown }) {
  const { t } = useTranslation('statements');
  const { result, listHref, head, upload } = data;
  const crumbs = [{ label: t('title'), href: listHref }, { label: head.title }];
  if (!result)
    return (
      <Stack gap="card">
        <PageHeader crumbs={crumbs} title={t('import.title')} />
        <StatementUpload form={upload} reply={reply} />
      </Stack>
    );
  return (
    <ResultPage
      crumbs={crumbs}
      title={result.name}
      about={result.about}
      actions={
        <>
          <LinkButton href={result.allHref}>{t('import.all')}</LinkButton>
          {result.start && (
            <LinkButton tone="primary" href={result.start.href}>
              {result.start.label}
            </LinkButton>
          )}
        </>
      }
      figures={result.figures}
    >
      <SumLine terms={result.balance} />
      <DataTable
        caption={t('import.left')}
        rows={result.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="bank">{t('import.nothingLeft')}</EmptyState>}
        columns={[
          {
            key: 'movement',
            header: t('column.movement'),
            cell: ({ href, title, note }) => (
              <CellTitle href={href} note={note}>
                {title}
              </CellTitle>
            ),
          },
          { key: 'state', header: t('column.state'), cell: ({ chip }) => <Chip tone={chip.tone}>{chip.label}</Chip> },
          { key: 'date', header: t('column.date'), align: 'end', cell: ({ date }) => date },
          { key: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => amount },
        ]}
      />
    </ResultPage>
  );
}
