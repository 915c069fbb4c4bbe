import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { ListPage } from '#app/lists/list-page.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { DistributionData } from './distribution.server.ts';
import type { PartsData } from './parts.server.ts';

type Row = PartsData['rows'][number];

/** Each holder's part, and the button that pays one. */
export function Parts({ data, reply }: { data: DistributionData; reply: unknown }) {
  const { t } = useTranslation('distributions');
  const { list, rows, mayPay } = data.parts;
  // Beside a button in each row, the account has room only in the widest windows.
  return (
    <SheetSection title={t('parts.title')}>
      <ListPage
        list={list}
        caption={t('parts.title')}
        rows={rows}
        empty={{ icon: 'users', filtered: t('parts.noneSo'), none: t('parts.none') }}
        columns={[
          {
            key: 'name',
            header: t('parts.holder'),
            cut: true,
            cell: (row) => (row.href ? <CellTitle href={row.href}>{row.name}</CellTitle> : row.name),
          },
          { key: 'tokens', header: t('tokens'), align: 'end', sortBy: 'tokens', cell: (row) => row.tokens },
          { key: 'share', header: '%', align: 'end', from: 'widest', cell: (row) => row.share },
          { key: 'gross', header: t('gross'), align: 'end', from: 'mid', cell: (row) => row.gross },
          { key: 'rate', header: t('parts.rate'), align: 'end', from: 'widest', cell: (row) => row.rate },
          {
            key: 'withheld',
            header: t('withheld'),
            align: 'end',
            from: 'mid',
            cell: (row) => row.withheld,
          },
          { key: 'net', header: t('net'), align: 'end', place: 'sum', sortBy: 'net', cell: (row) => row.net },
          {
            key: 'account',
            header: t('parts.account'),
            soft: true,
            from: mayPay ? 'widest' : 'wide',
            cell: (row) => row.account,
          },
          {
            key: 'status',
            header: t('column.status'),
            place: 'chip',
            cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
          },
          { key: 'note', header: t('parts.note'), place: 'note', whole: true, soft: true, cell: (row) => row.note },
          ...(mayPay
            ? [
                {
                  key: 'pay',
                  header: t('payOne.head'),
                  place: 'act' as const,
                  cell: (row: Row) => row.mayPay && <PayOne row={row} data={data} reply={reply} />,
                },
              ]
            : []),
        ]}
      />
    </SheetSection>
  );
}

/** Without a grid of its own: that may shrink to nothing, the column with it, and the button then stands beyond the table. */
function PayOne({ row, data, reply }: { row: Row; data: DistributionData; reply: unknown }) {
  const { t } = useTranslation('distributions');
  const { form } = useLonjaForm({ ...data.forms.payOne, id: `pay-${row.id}`, reply });
  return (
    <FormShell form={form}>
      <input type="hidden" name="intent" value="pay-one" />
      <input type="hidden" name="earning_id" value={row.id} />
      <Button size="small" aria-label={t('payOne.label', { name: row.name })}>
        {t('payOne.act')}
      </Button>
    </FormShell>
  );
}
