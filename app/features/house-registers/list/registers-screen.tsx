import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { RegistersData } from './registers.server.ts';

/** One of the platform's own registers: what stands in it, and how each entry stands. */
export function RegistersScreen(data: RegistersData) {
  const { t } = useTranslation(['registers', 'audit']);
  const [first = '', second = ''] = data.factLabels;
  return (
    <Stack gap="hair">
      <PageHeader
        crumbs={[{ label: t('audit:title'), href: data.auditHref }, { label: data.head.title }]}
        title={data.head.title}
        count={data.count}
        about={data.about}
        actions={
          <>
            {data.openHref && (
              <LinkButton tone="primary" href={data.openHref}>
                {data.openLabel}
              </LinkButton>
            )}
            <LinkButton href={data.yearlyHref}>{t('yearly')}</LinkButton>
            <LinkButton href={data.retentionHref}>{t('retention')}</LinkButton>
          </>
        }
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        views={data.views}
        empty={{ icon: 'document', filtered: t('filtered'), none: t('none') }}
        columns={[
          {
            key: 'name',
            header: data.nameLabel,
            sortBy: 'name',
            cut: true,
            cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle>,
          },
          { key: 'number', header: t('column.number'), from: 'mid', align: 'end', cell: (row) => row.number },
          { key: 'first', header: first, place: 'note', cut: true, soft: true, cell: (row) => row.facts[0] },
          { key: 'second', header: second, from: 'mid', cell: (row) => row.facts[1] },
          {
            key: 'opened',
            header: t('column.opened'),
            sortBy: 'opened',
            place: 'aside',
            align: 'end',
            cell: (row) => row.opened,
          },
          {
            key: 'state',
            header: t('column.state'),
            place: 'chip',
            cell: ({ state }) => <Chip tone={state.tone}>{state.label}</Chip>,
          },
        ]}
      />
    </Stack>
  );
}
