import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { CertificatesData } from './certificates.server.ts';
import { Residence } from './residence.tsx';

/** Years with earnings: their sums, and the paper of each. */
export function CertificatesScreen({ head, crumbs, rows, residence, reply }: CertificatesData & { reply: unknown }) {
  const { t } = useTranslation('earnings');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="card">
      <PageHeader crumbs={crumbs} title={head.title} about={t('certificates.about')} />
      <DataTable
        caption={head.title}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="document">{t('certificates.none')}</EmptyState>}
        columns={[
          {
            key: 'year',
            header: t('certificates.year'),
            cell: ({ year, note }) => <CellTitle note={note}>{year}</CellTitle>,
          },
          {
            key: 'status',
            header: t('certificates.paper'),
            cell: ({ status }) => <Chip tone={status.tone}>{status.label}</Chip>,
          },
          { key: 'gross', header: t('gross'), align: 'end', cell: ({ gross }) => gross },
          { key: 'withheld', header: t('withheld'), align: 'end', cell: ({ withheld }) => withheld },
          { key: 'net', header: t('net'), align: 'end', cell: ({ net }) => net },
          { key: 'act', header: t('certificates.act'), cell: (row) => <RowActs row={row} /> },
        ]}
      />
      {residence && <Residence residence={residence} reply={reply} />}
    </Stack>
  );
}

function RowActs({ row: { year, files } }: { row: CertificatesData['rows'][number] }) {
  const { t } = useTranslation('earnings');
  const word = files.length > 0 ? 'again' : 'issue';
  return (
    <Cluster>
      {files.map(({ label, named, href }) => (
        <LinkButton key={label} size="small" icon="download" href={href} aria-label={named}>
          {label}
        </LinkButton>
      ))}
      <form method="post">
        <input type="hidden" name="year" value={year} />
        <Button size="small" name="intent" value="issue" aria-label={t(`certificates.${word}Named`, { year })}>
          {t(`certificates.${word}`)}
        </Button>
      </form>
    </Cluster>
  );
}
