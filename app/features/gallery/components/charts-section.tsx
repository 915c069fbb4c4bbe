import { useTranslation } from 'react-i18next';
import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import { RaiseChart } from '#app/ui/chart/raise-chart.tsx';
import { StepChart } from '#app/ui/chart/step-chart.tsx';
import type { loadComponents } from './components.server.ts';
import { Specimen } from './specimen.tsx';

export type ChartsProps = Pick<ReturnType<typeof loadComponents>, 'charts'>;

const STEPS = ['seen', 'begun', 'confirmed', 'signed'] as const;

/** A course, sums, a campaign's money and the way to a signature, each with its table. */
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
      <RaiseChart
        id="c-raise"
        title={c('raise')}
        description={c('raiseAbout')}
        drawing={charts.raise}
        legend={{ day: c('byDay'), total: c('untilThen') }}
        table={{ headers: [c('day'), c('byDay'), c('untilThen')], rows: charts.raiseRows }}
      />
      <StepChart
        steps={charts.steps.map(({ count, before, most }, at) => ({
          key: `${at}`,
          label: c(STEPS[at] ?? 'seen'),
          count: String(count),
          note: before === null ? '' : t('charts.ofBefore', { percent: Math.round((100 * count) / before) }),
          percent: Math.round((100 * count) / most),
        }))}
        table={{ headers: [], rows: [] }}
      />
    </Specimen>
  );
}
