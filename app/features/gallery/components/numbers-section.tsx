import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { PrintButton } from '#app/ui/controls/print-button.tsx';
import { QrCode } from '#app/ui/controls/qr-code.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { type Figure, Figures } from '#app/ui/layout/figures.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { SumTable } from '#app/ui/layout/sum-table.tsx';
import { Specimen } from './specimen.tsx';

const FIGURES = ['rate', 'term', 'price', 'least', 'coupons', 'investors', 'closes'] as const;

/** Key figures by five, seven and three, a sum, facts with a code. */
export function NumbersSection({ qr }: { qr: { size: number; path: string } }) {
  const { t } = useTranslation('components');
  const n = (key: string) => t(`numbers.${key}`);
  const figures: Figure[] = FIGURES.map((key) => ({
    label: n(key),
    value: n(`${key}Value`),
    note: key === 'rate' ? n('rateNote') : undefined,
  }));
  return (
    <Specimen section="numbers">
      <Figures items={figures.slice(0, 5)} />
      <Figures items={figures} />
      <Grid columns="two">
        <Card tone="raised" title={n('sum')} aside={<PrintButton />}>
          <SumTable
            caption={n('sum')}
            lines={[
              { label: n('line1'), value: n('value1') },
              { label: n('line2'), value: n('value2') },
              { label: n('line3'), value: n('value3'), hint: n('line3Hint') },
            ]}
            total={{ label: n('total'), value: n('totalValue') }}
          />
          <Figures items={figures.slice(0, 3)} />
        </Card>
        <Card>
          <Facts
            items={[
              { label: n('beneficiary'), value: n('beneficiaryValue'), action: <a href="#numbers">{n('change')}</a> },
              {
                label: n('iban'),
                value: n('ibanValue'),
                action: <CopyButton value={n('ibanValue').replaceAll(' ', '')} what={n('iban')} />,
              },
            ]}
          />
          <QrCode code={qr} label={n('iban')} />
        </Card>
      </Grid>
    </Specimen>
  );
}
