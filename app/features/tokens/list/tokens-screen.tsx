import { useTranslation } from 'react-i18next';
import { ListPage, type SortableColumn } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { TokensData } from './tokens.server.ts';

type Row = TokensData['rows'][number];
type Column = SortableColumn<Row, 'symbol' | 'supply'>;

/** The tokens: what they are worth, or what they promise. */
export function TokensScreen(data: TokensData) {
  const { t } = useTranslation('tokens');
  const figure = (key: keyof Row & string, more: Partial<Column> = {}): Column => ({
    key,
    header: t(`figure.${key}`),
    align: 'end',
    from: 'mid',
    cell: (row) => row[key] as string,
    ...more,
  });
  const value = [
    figure('lastPrice', { place: 'sum', from: undefined }),
    figure('marketCap', { place: 'aside', from: undefined }),
    figure('maxSupply', { sortBy: 'supply' }),
    figure('assetValue'),
    figure('equityShare', { from: 'wide' }),
    figure('outstandingDebt'),
  ];
  const terms = [
    figure('interest', { place: 'sum', from: undefined }),
    figure('maturity', { place: 'aside', from: undefined }),
    figure('coupons'),
    figure('facePrice'),
    figure('maturityRate'),
  ];
  return (
    <Stack gap="hair">
      <PageHeader title={data.head.title} count={data.count} />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        views={data.views}
        empty={{ icon: 'tokens', filtered: t('list.empty'), none: t('list.none') }}
        columns={[
          {
            key: 'symbol',
            header: t('list.token'),
            sortBy: 'symbol',
            cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle>,
          },
          {
            key: 'project',
            header: t('list.project'),
            place: 'note',
            cut: true,
            soft: true,
            cell: (row) => row.project,
          },
          { key: 'kind', header: t('list.product'), from: 'wide', soft: true, cell: (row) => row.kind },
          {
            key: 'label',
            header: t('list.label'),
            place: 'chip',
            cell: (row) => <Chip tone={row.label.tone}>{row.label.label}</Chip>,
          },
          ...(data.view === 'terms' ? terms : value),
        ]}
      />
    </Stack>
  );
}
