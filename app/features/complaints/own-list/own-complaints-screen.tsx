import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { OwnComplaintsData } from './own-complaints.server.ts';

/** "My complaints": how each stands, and the way to a new one. */
export function OwnComplaintsScreen(data: OwnComplaintsData) {
  const { t } = useTranslation('complaints');
  return (
    <Stack gap="card">
      <PageHeader
        title={data.head.title}
        count={data.rows.length > 0 ? data.count : undefined}
        about={
          <>
            {t('ownAbout')} <a href={data.howHref}>{t('how')}</a>
          </>
        }
        actions={
          data.newHref && (
            <LinkButton tone="primary" href={data.newHref}>
              {t('new.link')}
            </LinkButton>
          )
        }
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'help', filtered: t('filtered'), none: t('noneOwn') }}
        columns={[
          {
            key: 'reference',
            header: t('column.reference'),
            cell: (row) => <CellTitle href={row.href}>{row.reference}</CellTitle>,
          },
          { key: 'kind', header: t('column.kind'), place: 'note', soft: true, cell: (row) => row.kind },
          { key: 'project', header: t('column.project'), from: 'mid', cut: true, cell: (row) => row.project },
          { key: 'filed', header: t('column.filed'), place: 'aside', align: 'end', cell: (row) => row.filed },
          { key: 'due', header: t('column.due'), from: 'mid', align: 'end', cell: (row) => row.due },
          {
            key: 'status',
            header: t('column.status'),
            place: 'chip',
            cell: ({ status }) => <Chip tone={status.tone}>{status.label}</Chip>,
          },
        ]}
      />
    </Stack>
  );
}
