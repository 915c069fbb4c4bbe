import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { PeopleData } from './people.server.ts';

const BULK = 'bulk';

/** People with an order: one press validates one, or all that are ticked. Whoever is not verified cannot be. */
export function PeopleList({ data }: { data: PeopleData }) {
  const { t } = useTranslation('whitelist');
  const some = data.rows.some(({ mayValidate }) => mayValidate);
  const blocked = ({ mayValidate }: PeopleData['rows'][number]) => (mayValidate ? null : t('notVerified'));
  return (
    <ListPage
      list={data.list}
      caption={t('view.people')}
      rows={data.rows}
      views={data.views}
      empty={{ icon: 'users', filtered: t('empty'), none: t('nobodyWaits') }}
      bulk={
        some && (
          <BulkActions form={BULK}>
            <Button size="small" name="intent" value="validate">
              {t('validateTicked')}
            </Button>
          </BulkActions>
        )
      }
      select={some ? { name: 'ids', form: BULK, value: (row) => row.id, label: (row) => row.name, blocked } : undefined}
      columns={[
        {
          key: 'name',
          header: t('column.person'),
          cut: true,
          cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle>,
        },
        {
          key: 'identity',
          header: t('column.identity'),
          place: 'chip',
          cell: ({ identity }) => <Chip tone={identity.tone}>{identity.label}</Chip>,
        },
        {
          key: 'test',
          header: t('column.test'),
          from: 'mid',
          cell: ({ test }) => <Chip tone={test.tone}>{test.label}</Chip>,
        },
        {
          key: 'status',
          header: t('column.standing'),
          from: 'mid',
          cell: ({ status }) => <Chip tone={status.tone}>{status.label}</Chip>,
        },
        { key: 'wallet', header: t('column.address'), place: 'note', cut: true, soft: true, cell: (row) => row.wallet },
        { key: 'tokens', header: t('column.tokens'), align: 'end', from: 'mid', cell: (row) => row.tokens },
        {
          key: 'act',
          header: t('column.act'),
          align: 'end',
          place: 'act',
          cell: (row) =>
            row.mayValidate && (
              <Button size="small" form={BULK} name="one" value={row.id} aria-label={`${t('validate')}: ${row.name}`}>
                {t('validate')}
              </Button>
            ),
        },
      ]}
    />
  );
}
