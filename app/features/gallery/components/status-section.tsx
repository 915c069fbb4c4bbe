import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Turn } from '#app/ui/controls/turn.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Timeline, type TimelineStep } from '#app/ui/feedback/timeline.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { Specimen } from './specimen.tsx';

const TONES = ['neutral', 'progress', 'positive', 'caution', 'negative'] as const;

/** Chips, timelines and bars. */
export function StatusSection() {
  const { t } = useTranslation('components');
  const s = (key: string) => t(`status.${key}`);
  const waiting: TimelineStep[] = [
    { key: 'order', label: s('order'), state: 'done', note: s('orderNote') },
    { key: 'payment', label: s('payment'), state: 'now', note: s('paymentNote') },
    { key: 'signature', label: s('signature'), state: 'next' },
    { key: 'mint', label: s('mint'), state: 'next', note: s('mintNote') },
  ];
  const failed: TimelineStep[] = [
    { key: 'order', label: s('order'), state: 'done', note: s('orderNote') },
    { key: 'payment', label: s('failed'), state: 'failed', note: s('failedNote') },
    { key: 'signature', label: s('signature'), state: 'next' },
  ];
  const bars = [
    { label: s('raised'), percent: 82, softCap: { percent: 53, label: s('minimum') } },
    { label: s('raisedLow'), percent: 12, softCap: { percent: 53, label: s('minimum') } },
    { label: s('raisedFull'), percent: 100, softCap: { percent: 53, label: s('minimum') } },
  ];
  return (
    <Specimen section="status">
      <Cluster>
        {TONES.map((tone) => (
          <Chip key={tone} tone={tone}>
            {s(tone)}
          </Chip>
        ))}
        <Chip tone="caution">{s('long')}</Chip>
      </Cluster>
      <Cluster>
        <Turn mine>{s('mine')}</Turn>
        <Turn>{s('others')}</Turn>
      </Cluster>
      <Grid>
        <Timeline steps={waiting} />
        <Timeline steps={failed} />
      </Grid>
      <Stack gap="card">
        {bars.map((bar) => (
          <div key={bar.percent}>
            <Text size="small" tone="soft">
              {bar.label}
            </Text>
            <ProgressBar {...bar} />
          </div>
        ))}
      </Stack>
    </Specimen>
  );
}
