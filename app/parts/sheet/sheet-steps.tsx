import { useTranslation } from 'react-i18next';
import type { TimelineStep } from '#app/ui/feedback/timeline.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { box, name, note as noteClass, state as states, steps as stepsClass } from './sheet-steps.css.ts';

/** How far a record is: in a row where there is room, else under each other. */
export function SheetSteps({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  const { t } = useTranslation('ui');
  return (
    <div className={box}>
      <ol className={stepsClass} aria-label={label}>
        {steps.map(({ key, label: step, state, note }) => (
          <li
            key={key}
            className={states[state]}
            aria-current={state === 'now' || state === 'failed' ? 'step' : undefined}
          >
            <span className={name}>{step}</span>
            <VisuallyHidden> ({t(`step.${state}`)})</VisuallyHidden>
            {note && <div className={noteClass}>{note}</div>}
          </li>
        ))}
      </ol>
    </div>
  );
}
