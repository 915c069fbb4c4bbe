import { useTranslation } from 'react-i18next';
import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import type { loadComponents } from './components.server.ts';
import { Specimen } from './specimen.tsx';

export type ChartsProps = Pick<ReturnType<typeof loadComponents>, 'charts'>;

/** A course and sums, each with its table. */
export function ChartsSection({ charts }: ChartsProps) {
  const { t } = useTranslation('components');
  const c = (key: string) => t(`charts.${key}`);
  return (
    <Specimen section="charts">
      <LineChart
        id="c-value"
        title={c('value')}
        description={c('valueAbout')}
        drawing={charts.course}
        legend={{ value: c('value'), putIn: c('putIn'), gain: c('gain'), isLoss: false }}
        table={{ headers: [c('month'), c('value'), c('putIn')], rows: charts.courseRows }}
      />
      <BarChart
        id="c-income"
        title={c('income')}
        description={c('incomeAbout')}
        drawing={charts.income}
        table={{ headers: [c('quarter'), c('income')], rows: charts.incomeRows }}
      />
    </Specimen>
  );
}
