import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { name, note as noteClass, state as states, timeline } from './timeline.css.ts';

export interface TimelineStep {
  key: string;
  label: ReactNode;
  state: 'done' | 'now' | 'next' | 'failed';
  /** When it was done; or who acts and by when. */
  note?: ReactNode;
}

/** What is done, what happens now, what comes next, who acts and by when. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { t } = useTranslation('ui');
  return (
    <ol className={timeline}>
      {steps.map((step) => (
        <li key={step.key} className={states[step.state]} aria-current={isCurrent(step) ? 'step' : undefined}>
          <span className={name}>{step.label}</span>
          <VisuallyHidden> ({t(`step.${step.state}`)})</VisuallyHidden>
          {step.note && <div className={noteClass}>{step.note}</div>}
        </li>
      ))}
    </ol>
  );
}

/** What failed has to be done again: it is the present step, too. */
function isCurrent({ state }: TimelineStep): boolean {
  return state === 'now' || state === 'failed';
}
