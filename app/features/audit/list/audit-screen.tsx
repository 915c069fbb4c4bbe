import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { AuditData } from './audit.server.ts';

/** Who did what to what: each row leads to the same action, to the record and to the person. */
export function AuditScreen(data: AuditData) {
  const { t } = useTranslation('audit');
  return (
    <Stack gap="hair">
      <PageHeader
        title={data.head.title}
        about={data.about}
        actions={<LinkButton href={data.registersHref}>{t('registers')}</LinkButton>}
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'shield', filtered: t('filtered'), none: t('none') }}
        columns={[
          {
            key: 'action',
            header: t('column.action'),
            cell: ({ label, actionHref }) => <CellTitle href={actionHref}>{label}</CellTitle>,
          },
          {
            key: 'by',
            header: t('column.by'),
            place: 'note',
            whole: true,
            cell: ({ who, whoHref, behind }) => (
              <>
                {whoHref ? <a href={whoHref}>{who}</a> : who}
                {behind && ` · ${behind}`}
              </>
            ),
          },
          {
            key: 'subject',
            header: t('column.subject'),
            from: 'mid',
            whole: true,
            cell: ({ subject }) => subject && <a href={subject.href ?? subject.auditHref}>{subject.label}</a>,
          },
          {
            key: 'details',
            header: t('column.details'),
            from: 'wide',
            soft: true,
            whole: true,
            cell: (row) => row.details,
          },
          { key: 'date', header: t('column.at'), align: 'end', place: 'aside', soft: true, cell: ({ date }) => date },
        ]}
      />
    </Stack>
  );
}
