import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { RunItemState } from '#domain/run/run.ts';
import { SAMPLE_ROWS } from './sample-rows.ts';

const LOOK = {
  FAILED: { tone: 'negative', text: 'notMinted' },
  WORKING: { tone: 'progress', text: 'minting' },
  DONE: { tone: 'positive', text: 'minted' },
  WAITING: { tone: 'neutral', text: 'left' },
} as const;

/** Items of a long act, one for each of these states. */
export function SampleItems({ states }: { states: readonly RunItemState[] }) {
  const { t } = useTranslation('components');
  const d = (key: string) => t(`desk.${key}`);
  const rows = SAMPLE_ROWS.slice(0, states.length).map((row, at) => ({ ...row, state: states[at] ?? 'WAITING', at }));
  return (
    <DataTable
      asList
      caption={d('running')}
      rows={rows}
      rowKey={({ reference }) => reference}
      empty={null}
      isMine={({ state }) => state === 'FAILED'}
      columns={[
        {
          key: 'name',
          header: d('name'),
          cut: true,
          cell: ({ name, reference }) => (
            <CellTitle href="#desk" note={reference}>
              {name}
            </CellTitle>
          ),
        },
        {
          key: 'state',
          header: d('state'),
          place: 'chip',
          cell: ({ state }) => <Chip tone={LOOK[state].tone}>{d(LOOK[state].text)}</Chip>,
        },
        {
          key: 'why',
          header: d('why'),
          place: 'note',
          whole: true,
          cell: ({ state, at }) => state === 'FAILED' && d(at === 0 ? 'reflection' : 'identity'),
        },
        { key: 'amount', header: d('amount'), align: 'end', place: 'sum', cell: ({ amount }) => amount },
        {
          key: 'time',
          header: d('time'),
          align: 'end',
          place: 'aside',
          soft: true,
          cell: ({ state, at }) => (state === 'WORKING' ? d('now') : `12:33:0${at}`),
        },
        {
          key: 'act',
          header: d('retry'),
          align: 'end',
          place: 'act',
          cell: ({ state, reference }) =>
            state === 'FAILED' && (
              <Button type="button" size="small" aria-label={`${d('retry')}: ${reference}`}>
                {d('retry')}
              </Button>
            ),
        },
      ]}
    />
  );
}
