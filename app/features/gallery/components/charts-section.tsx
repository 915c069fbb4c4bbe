import { useTranslation } from 'react-i18next';
import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { chartScale } from '#app/ui/chart/chart-scale.ts';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import { Specimen } from './specimen.tsx';

const MONTHS = [
  '01/25',
  '03/25',
  '05/25',
  '07/25',
  '09/25',
  '11/25',
  '01/26',
  '03/26',
  '05/26',
  '07/26',
  '09/26',
  '11/26',
];
const VALUES = [2300, 2600, 7200, 7600, 7900, 12_100, 12_700, 16_100, 16_400, 20_200, 23_100, 24_319];
const PUT_IN = [2000, 2000, 7000, 7000, 7000, 11_000, 12_000, 15_000, 15_500, 19_000, 22_000, 23_000];
const QUARTERS = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'];
const INCOME = [86, 92, 0, 148, 171, 214];

/** A course and sums, each with its table. */
export function ChartsSection() {
  const { t } = useTranslation('components');
  const c = (key: string) => t(`charts.${key}`);
  const scale = chartScale([...VALUES, ...PUT_IN]);
  const income = chartScale(INCOME);
  return (
    <Specimen section="charts">
      <LineChart
        id="c-value"
        title={c('value')}
        description={c('valueAbout')}
        scale={scale}
        tickLabels={scale.ticks.map((tick) => `${tick / 1000}k €`)}
        labels={MONTHS}
        main={{ name: c('value'), values: VALUES }}
        second={{ name: c('putIn'), values: PUT_IN }}
        table={{
          headers: [c('month'), c('value'), c('putIn')],
          rows: MONTHS.map((month, index) => [month, `${VALUES[index]} €`, `${PUT_IN[index]} €`]),
        }}
      />
      <BarChart
        id="c-income"
        title={c('income')}
        description={c('incomeAbout')}
        scale={income}
        tickLabels={income.ticks.map((tick) => `${tick} €`)}
        labels={QUARTERS}
        values={INCOME}
        table={{
          headers: [c('quarter'), c('income')],
          rows: QUARTERS.map((quarter, index) => [quarter, `${INCOME[index]} €`]),
        }}
      />
    </Specimen>
  );
}
