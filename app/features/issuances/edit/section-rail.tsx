import type { RailStage } from '#app/ui/steps/stages.ts';
import { StepList } from '#app/ui/steps/step-list.tsx';
import { folded, foldedBody, foldedHead, foldedMore, whole } from '#app/ui/steps/step-rail.css.ts';

interface SectionRailProps {
  stages: readonly RailStage[];
  /** What it is, and what opens it where it is folded. */
  label: string;
}

/** The sections of a project, each with what it lacks: a rail in wide windows, folded away in others. Nine names find no place in a bar. */
export function SectionRail({ stages, label }: SectionRailProps) {
  return (
    <nav aria-label={label}>
      <div className={whole}>
        <StepList stages={stages} />
      </div>
      <details className={folded}>
        <summary className={foldedHead}>
          <strong>{stages.find(({ here }) => here)?.label}</strong>
          <span className={foldedMore}>{label}</span>
        </summary>
        <div className={foldedBody}>
          <StepList stages={stages} />
        </div>
      </details>
    </nav>
  );
}
