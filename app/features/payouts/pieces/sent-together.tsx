import { useTranslation } from 'react-i18next';
import type { PayoutsData } from '#app/features/payouts/list/payouts.server.ts';
import { Chip, type ChipTone } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { foot } from '#app/ui/table/pagination.css.ts';
import { Pagination } from '#app/ui/table/pagination.tsx';

interface SentRow {
  id: string;
  href: string;
  name: string;
  /** When, and by whom. */
  made: string;
  state: { tone: ChipTone; text: string };
  /** How many transfers, or how much ether. */
  held: string;
  total: string;
}

interface SentTogetherProps {
  rows: SentRow[];
  paging: PayoutsData['filesPaging'];
  toFile: PayoutsData['filesToFile'];
  /** Title, what stands where there is none, and the names of the columns that are not the same everywhere. */
  names: { title: string; none: string; one: string; held: string };
}

/** Payouts that went out together, newest first: when and by whom, how far that is, and what it holds. */
export function SentTogether({ rows, paging, toFile, names }: SentTogetherProps) {
  const { t } = useTranslation('payouts');
  return (
    <Stack gap="base" as="section">
      <h2>{names.title}</h2>
      <DataTable
        caption={names.title}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="document">{names.none}</EmptyState>}
        columns={[
          {
            key: 'one',
            header: names.one,
            cell: ({ href, name, made }) => (
              <CellTitle href={href} note={made}>
                {name}
              </CellTitle>
            ),
          },
          {
            key: 'state',
            header: t('column.state'),
            cell: ({ state }) => <Chip tone={state.tone}>{state.text}</Chip>,
          },
          { key: 'held', header: names.held, align: 'end', cell: ({ held }) => held },
          { key: 'total', header: t('column.total'), align: 'end', cell: ({ total }) => total },
        ]}
      />
      {rows.length > 0 && (
        <div className={foot}>
          <Pagination of={names.title} {...paging} />
          {toFile && (
            <LinkButton size="small" icon="download" href={toFile.href}>
              {toFile.label}
            </LinkButton>
          )}
        </div>
      )}
    </Stack>
  );
}
