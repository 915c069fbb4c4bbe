import type { RailStage } from './stages.ts';
import { bar, cell, label, line, rest, track } from './step-bar.css.ts';

/** One place for each stage, filled by count from the left; the words that say the same stand below it. */
export function StepBar({ stages }: { stages: readonly RailStage[] }) {
  return (
    <span className={bar} aria-hidden="true">
      {stages.map(({ key, label: name, filled, here }) => (
        <span key={key} className={cell}>
          <svg className={line} aria-hidden="true" focusable="false">
            <rect className={rest} width="100%" height="4" rx="2" />
            {filled > 0 && <rect className={track} width={`${Math.round(filled * 100)}%`} height="4" rx="2" />}
          </svg>
          <span className={label[here ? 'here' : 'other']}>{name}</span>
        </span>
      ))}
    </span>
  );
}
