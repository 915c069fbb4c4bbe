import { useTranslation } from 'react-i18next';
import type { RailStage } from './stages.ts';
import { StepBar } from './step-bar.tsx';
import { StepList } from './step-list.tsx';
import { folded, foldedBody, foldedHead, foldedMore, whole } from './step-rail.css.ts';

/** Where one is on the way: a rail in wide windows; in others a bar, one line of words, and the rail a touch away. Both are drawn from one list. */
export function StepRail({ stages }: { stages: readonly RailStage[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('steps')}>
      <div className={whole}>
        <StepList stages={stages} />
      </div>
      <details className={folded}>
        <summary className={foldedHead}>
          <StepBar stages={stages} />
          <span>{useWhere(stages)}</span>
          <span className={foldedMore}>{t('allSteps')}</span>
        </summary>
        <div className={foldedBody}>
          <StepList stages={stages} />
        </div>
      </details>
    </nav>
  );
}

/** "Your investment, 1 of 2: Amount". What is looked at says so. */
function useWhere(stages: readonly RailStage[]): string {
  const { t } = useTranslation('ui');
  const stage = stages.find(({ here }) => here);
  if (!stage) return t(stages.every(({ state }) => state === 'done') ? 'stepsDone' : 'steps');
  const at = stage.steps.findIndex(({ here }) => here);
  const step = stage.steps[at];
  const state = step?.state === 'review' || step?.state === 'blocked' ? `, ${t(`step.${step.state}`)}` : '';
  if (!step || stage.steps.length < 2) return `${[stage.label, step?.label].filter(Boolean).join(': ')}${state}`;
  const place = t('stepOf', { stage: stage.label, step: at + 1, total: stage.steps.length, name: step.label });
  return `${place}${state}`;
}
