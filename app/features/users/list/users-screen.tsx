import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { UsersData } from './users.server.ts';

const BULK = 'bulk';

/** People of the tenant: what waits, filters, the rows. */
export function UsersScreen(data: UsersData) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="hair">
      <PageHeader title={data.head.title} count={data.count} />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        views={data.views}
        isMine={(row) => row.reviewHref !== null}
        empty={{ icon: 'users', filtered: t('empty'), none: t('empty') }}
        select={{ name: 'person', form: BULK, value: (row) => row.id, label: (row) => row.name }}
        bulk={
          data.rows.length > 0 && (
            <BulkActions form={BULK}>
              <Button size="small" name="intent" value="ask-papers">
                {t('bulk.papers')}
              </Button>
              <Button size="small" name="intent" value="message">
                {t('bulk.message')}
              </Button>
            </BulkActions>
          )
        }
        columns={[
          {
            key: 'name',
            header: t('column.name'),
            sortBy: 'name',
            cut: true,
            cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle>,
          },
          {
            key: 'email',
            header: t('column.email'),
            place: 'note',
            cut: true,
            soft: true,
            cell: (row) => row.email,
          },
          { key: 'roles', header: t('column.roles'), from: 'mid', cell: (row) => row.roles },
          {
            key: 'status',
            header: t('column.status'),
            from: 'mid',
            cell: ({ chips }) => <Chip tone={chips.user.tone}>{chips.user.label}</Chip>,
          },
          {
            key: 'kyc',
            header: t('column.kyc'),
            place: 'chip',
            cell: ({ chips }) => <Chip tone={chips.kyc.tone}>{chips.kyc.label}</Chip>,
          },
          {
            key: 'test',
            header: t('column.test'),
            from: 'wide',
            cell: ({ chips }) => <Chip tone={chips.test.tone}>{chips.test.label}</Chip>,
          },
          {
            key: 'registered',
            header: t('column.registered'),
            align: 'end',
            place: 'aside',
            sortBy: 'created_at',
            cell: (row) => row.registered,
          },
          {
            key: 'first',
            header: t('column.first'),
            align: 'end',
            from: 'widest',
            sortBy: 'first_investment',
            cell: (row) => row.firstInvestment,
          },
          {
            key: 'act',
            header: t('column.act'),
            align: 'end',
            place: 'act',
            cell: ({ reviewHref, name }) =>
              reviewHref && (
                <LinkButton size="small" href={reviewHref} aria-label={`${t('review')}: ${name}`}>
                  {t('review')}
                </LinkButton>
              ),
          },
        ]}
      />
    </Stack>
  );
}
