/** `review`: somebody else looks at it; `blocked`: it waits for what is looked at. */
export type StepState = 'done' | 'now' | 'review' | 'blocked' | 'next';

export interface RailStep {
  key: string;
  label: string;
  state: StepState;
  /** The page that is shown. */
  here: boolean;
  /** What can be opened is a link. */
  href?: string;
}

export interface RailStage extends RailStep {
  /** Shown of the present stage only. */
  steps: readonly RailStep[];
  /** How much of its place in the bar is filled, 0 to 1. */
  filled: number;
}
