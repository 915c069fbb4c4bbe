import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import type { RailStage, RailStep } from './stages.ts';
import {
  rail,
  stage as stageClass,
  stageName,
  step,
  stepLink,
  stepName,
  steps as stepsClass,
  word,
} from './step-list.css.ts';
import { StepMark } from './step-mark.tsx';

/** The stages under each other, the present one with its sub-steps. */
export function StepList({ stages }: { stages: readonly RailStage[] }) {
  return (
    <ol className={rail}>
      {stages.map((stage) => {
        const steps = stage.here && stage.steps.length > 1 ? stage.steps : [];
        return (
          <li
            key={stage.key}
            className={stageClass[stage.state === 'done' ? 'passed' : 'ahead']}
            aria-current={stage.here && steps.length === 0 ? 'step' : undefined}
          >
            <StepMark state={stage.state} />
            <div>
              <span className={stageName[stage.here ? 'here' : stage.state === 'next' ? 'next' : 'other']}>
                <Name step={stage} />
              </span>
              {steps.length > 0 && (
                <ol className={stepsClass}>
                  {steps.map((each) => (
                    <li key={each.key} className={step} aria-current={each.here ? 'step' : undefined}>
                      <span className={stepName[each.here ? 'here' : 'other']}>
                        <Name step={each} />
                      </span>
                    </li>
                  ))}
                </ol>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Its name, and its state in a word: in sight where the shape alone would be a riddle. */
function Name({ step: { label, href, here, state } }: { step: RailStep }) {
  const { t } = useTranslation('ui');
  const isSaid = state === 'review' || state === 'blocked';
  return (
    <>
      {href && !here ? (
        <a className={stepLink} href={href}>
          {label}
        </a>
      ) : (
        label
      )}
      {isSaid ? (
        <span className={word}>{t(`step.${state}`)}</span>
      ) : (
        <VisuallyHidden> ({t(`step.${state}`)})</VisuallyHidden>
      )}
    </>
  );
}
