import { useTranslation } from 'react-i18next';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { RefundList } from '#app/parts/refunds/refund-list.tsx';
import { ViewSwitch } from '#app/ui/controls/view-switch.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { SumLine } from '#app/ui/layout/sum-line.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { NumberedPart } from '#app/ui/steps/numbered-part.tsx';
import { CellCode } from '#app/ui/table/cell-code.tsx';
import { CellMark } from '#app/ui/table/cell-mark.tsx';
import { Specimen } from './specimen.tsx';

const HERE = '#record';
const HASH = '0x5f1b9c1e6a0d4f7b8c2e3d4a5b6c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7e8';

/** What stands on the sheet of a record: its history, its refunds, a sum on one line, numbered parts, marks and codes. */
export function RecordSection() {
  const { t } = useTranslation('components');
  const r = (key: string) => t(`record.${key}`);
  const line = { change: '', reason: '', mailed: '', source: null };
  return (
    <Specimen section="record">
      <Grid>
        <HistoryList
          lines={[
            {
              ...{ key: 'paid', date: r('paidAt'), label: r('paid'), who: r('paidBy') },
              ...{ change: r('paidChange'), reason: r('paidReason'), mailed: r('paidMailed') },
              source: { href: HERE, label: r('paidSource') },
            },
            { ...line, key: 'confirmed', date: r('confirmedAt'), label: r('confirmed'), who: r('confirmedBy') },
            { ...line, key: 'created', date: r('createdAt'), label: r('created'), who: r('createdBy') },
          ]}
        />
        <HistoryList lines={[]} />
      </Grid>
      <RefundList
        refunds={[
          {
            ...{ id: 'c-asked', tone: 'info', title: r('refundAsked'), next: r('refundNext'), hashes: null },
            facts: [{ label: r('why'), value: r('whyValue') }],
          },
          {
            ...{ id: 'c-sent', tone: 'positive', title: r('refundSent'), next: null },
            ...{ hashes: { label: r('transaction'), each: [{ hash: HASH, page: HERE }] } },
            facts: [{ label: r('why'), value: r('whyValue') }],
          },
        ]}
      />
      <SumLine
        terms={[
          { label: r('arrived'), value: '6.700,00 €' },
          { label: r('missing'), value: '6.600,00 €', sign: '−' },
          { label: r('left'), value: '100,00 €', sign: '=', tone: 'positive', isRest: true },
        ]}
      />
      <div>
        <NumberedPart at={1} title={r('part1')} now={false}>
          <Text>{r('part1Text')}</Text>
        </NumberedPart>
        <NumberedPart at={2} title={r('part2')} now>
          <Text>{r('part2Text')}</Text>
        </NumberedPart>
      </div>
      <Grid>
        <CellMark icon="bank">{r('mark')}</CellMark>
        <Text>
          <CellCode>{HASH}</CellCode>
        </Text>
        <div>
          <ViewSwitch
            label={r('views')}
            items={[
              { label: r('asTable'), href: `${HERE}-table`, current: true },
              { label: r('asCards'), href: `${HERE}-cards` },
            ]}
          />
        </div>
      </Grid>
    </Specimen>
  );
}
