import { useTranslation } from 'react-i18next';
import {
  count,
  folded,
  foldedBody,
  foldedHead,
  foldedMore,
  foldedName,
  segment,
  segmentDone,
  segments,
  stepLink,
  whole,
} from './step-rail.css.ts';
import { Timeline } from './timeline.tsx';

export interface RailStep {
  key: string;
  label: string;
  state: 'done' | 'now' | 'next' | 'failed';
  /** A done step reopens here. */
  href?: string;
}

/** "Step 3 of 7": where one is on the way, what is done (and reopens), what comes. Folds to one line in narrow windows. */
export function StepRail({ steps }: { steps: readonly RailStep[] }) {
  const { t } = useTranslation('ui');
  const current = Math.max(
    0,
    steps.findIndex(({ state }) => state === 'now' || state === 'failed'),
  );
  const where = t('stepOf', { step: current + 1, total: steps.length });
  const lines = steps.map(({ href, label, ...step }) => ({
    ...step,
    label: href ? (
      <a className={stepLink} href={href}>
        {label}
      </a>
    ) : (
      label
    ),
  }));
  const share = 100 / steps.length;
  return (
    <nav aria-label={t('steps')}>
      <div className={whole}>
        <p className={count}>{where}</p>
        <Timeline steps={lines} />
      </div>
      <details className={folded}>
        <summary className={foldedHead}>
          <svg className={segments} aria-hidden="true" focusable="false">
            {steps.map(({ key, state }, index) => (
              <rect
                key={key}
                className={state === 'next' ? segment : segmentDone}
                x={`${index * share}%`}
                width={`${share - 1}%`}
                height="4"
                rx="2"
              />
            ))}
          </svg>
          <span>{where}</span>
          <span className={foldedName}>{steps[current]?.label}</span>
          <span className={foldedMore}>{t('allSteps')}</span>
        </summary>
        <div className={foldedBody}>
          <Timeline steps={lines} />
        </div>
      </details>
    </nav>
  );
}
