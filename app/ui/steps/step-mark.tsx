import type { StepState } from './stages.ts';
import { fill, mark, ring } from './step-mark.css.ts';

/** The state's shape: a tick, a thick ring, a half disc, a bar, an empty ring. */
export function StepMark({ state }: { state: StepState }) {
  return (
    <svg className={mark} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle className={ring[state]} cx="10" cy="10" r="8" />
      {state === 'done' && <path className={fill.tick} d="m6.3 10.3 2.5 2.5 4.9-5.3" />}
      {state === 'now' && <circle className={fill.eye} cx="10" cy="10" r="3" />}
      {state === 'review' && <path className={fill.half} d="M10 2a8 8 0 0 0 0 16z" />}
      {state === 'blocked' && <path className={fill.bar} d="M6 10h8" />}
    </svg>
  );
}
