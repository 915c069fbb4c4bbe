import { useTranslation } from 'react-i18next';
import { Grid } from '#app/ui/layout/grid.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { RailStage, StepState } from '#app/ui/steps/stages.ts';
import { StepBar } from '#app/ui/steps/step-bar.tsx';
import { StepList } from '#app/ui/steps/step-list.tsx';
import { Specimen } from './specimen.tsx';

const STAGES = ['you', 'investment', 'payment', 'signature'] as const;
const IDENTITY = ['identification', 'type-of-investor', 'initial-test'] as const;

interface Sample {
  key: string;
  states: readonly StepState[];
  here: number;
  /** Of the sub-steps of the first stage. */
  steps: readonly StepState[];
  filled: readonly number[];
}

/** Under way; handed in, with what waits for it; the last of all. */
const SAMPLES: readonly Sample[] = [
  {
    key: 'now',
    states: ['now', 'next', 'next', 'next'],
    here: 0,
    steps: ['review', 'done', 'now'],
    filled: [1, 0, 0, 0],
  },
  {
    key: 'held',
    states: ['review', 'done', 'blocked', 'next'],
    here: 0,
    steps: ['review', 'done', 'done'],
    filled: [1, 1, 0, 0],
  },
  { key: 'done', states: ['done', 'done', 'done', 'done'], here: -1, steps: [], filled: [1, 1, 1, 1] },
];

/** The stages of an investment as rail and as bar. */
export function StepsSection() {
  const { t } = useTranslation('invest');
  const stagesOf = ({ states, here, steps, filled }: Sample): RailStage[] =>
    STAGES.map((name, at) => ({
      key: name,
      label: t(`stage.${name}`),
      state: states[at] ?? 'next',
      here: at === here,
      filled: filled[at] ?? 0,
      steps:
        at === 0
          ? steps.map((state, index) => ({
              key: `${index}`,
              label: t(`rail.${IDENTITY[index] ?? 'invest'}`),
              state,
              here: index === steps.length - 1,
              href: state === 'done' ? '#steps' : undefined,
            }))
          : [],
    }));
  return (
    <Specimen section="steps">
      <Grid>
        {SAMPLES.map((sample) => (
          <Stack key={sample.key} gap="card">
            <StepBar stages={stagesOf(sample)} />
            <StepList stages={stagesOf(sample)} />
          </Stack>
        ))}
      </Grid>
    </Specimen>
  );
}
