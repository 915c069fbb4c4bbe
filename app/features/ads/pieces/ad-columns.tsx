import type { TFunction } from 'i18next';
import type { SortableColumn } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { adView } from './ad-view.server.ts';

/** `about`: the line below the project. */
type Row = ReturnType<typeof adView> & { href: string; about: string };

/** The columns of the board, the same for investors and managers. */
export function adColumns<R extends Row>(t: TFunction<'ads'>): SortableColumn<R, never>[] {
  return [
    {
      key: 'project',
      header: t('column.project'),
      cut: true,
      cell: (row) => <CellTitle href={row.href}>{row.project}</CellTitle>,
    },
    { key: 'about', header: t('column.about'), place: 'note', cut: true, soft: true, cell: (row) => row.about },
    { key: 'product', header: t('column.product'), from: 'wide', cell: (row) => row.product },
    { key: 'tokens', header: t('column.tokens'), align: 'end', from: 'mid', cell: (row) => row.tokens },
    { key: 'price', header: t('column.price'), align: 'end', from: 'mid', cell: (row) => row.price },
    { key: 'amount', header: t('column.amount'), align: 'end', place: 'sum', cell: (row) => row.amount },
    {
      key: 'status',
      header: t('column.status'),
      place: 'chip',
      cell: ({ status }) => <Chip tone={status.tone}>{status.label}</Chip>,
    },
    { key: 'published', header: t('column.published'), align: 'end', place: 'aside', cell: (row) => row.published },
  ];
}
