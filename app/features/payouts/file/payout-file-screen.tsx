import { useTranslation } from 'react-i18next';
import { ResultPage } from '#app/parts/job/result-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { PayoutFileData } from './payout-file.server.ts';
import { ReportUpload } from './report-upload.tsx';

/** One file for the bank: its document, the report, and each transfer, those that came back first. */
export function PayoutFileScreen({ reply, ...data }: PayoutFileData & { reply: unknown }) {
  const { t } = useTranslation('payouts');
  return (
    <ResultPage
      crumbs={[{ label: t('title'), href: data.listHref }, { label: data.head.title }]}
      title={data.head.title}
      about={data.about}
      actions={
        <>
          {data.toFile && (
            <LinkButton icon="download" href={data.toFile.href}>
              {data.toFile.label}
            </LinkButton>
          )}
          <LinkButton tone="primary" icon="download" href={data.documentHref} download>
            {t('file.download')}
          </LinkButton>
        </>
      }
      figures={data.figures}
    >
      <DataTable
        caption={t('column.transfers')}
        rows={data.rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'person',
            header: t('column.person'),
            cell: ({ href, name, note }) => (
              <CellTitle href={href} note={note}>
                {name}
              </CellTitle>
            ),
          },
          { key: 'account', header: t('column.account'), cell: ({ account }) => account },
          {
            key: 'state',
            header: t('column.state'),
            cell: ({ tone, state, why }) => (
              <CellTitle note={why}>
                <Chip tone={tone}>{state}</Chip>
              </CellTitle>
            ),
          },
          { key: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => amount },
        ]}
      />
      <ReportUpload form={data.upload} reply={reply} />
    </ResultPage>
  );
}
