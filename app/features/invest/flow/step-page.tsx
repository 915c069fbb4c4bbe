import type { ReactNode } from 'react';
import { Illustration, type IllustrationProps } from '#app/ui/illustration/illustration.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { StepRail } from '#app/ui/steps/step-rail.tsx';
import type { StepFrame } from './step.server.ts';
import { flow, flowWithoutRail, head, question, railBox, summary } from './step-page.css.ts';
import { StepSummary } from './step-summary.tsx';

interface StepPageProps {
  frame: StepFrame;
  /** The question. */
  title: string;
  intro?: string;
  /** A drawing above the question, where there is nothing to ask: what is done, or who is at work. */
  scene?: IllustrationProps['scene'];
  children: ReactNode;
}

/** One step of the flow: where one is, one question, and beside it what it is all about. */
export function StepPage({ frame, title, intro, scene, children }: StepPageProps) {
  // A declared interest has no stages, and keeps no column free for them.
  const hasRail = frame.stages.length > 0;
  return (
    <div className={hasRail ? flow : flowWithoutRail}>
      {hasRail && (
        <div className={railBox}>
          <StepRail stages={frame.stages} />
        </div>
      )}
      <div className={summary}>
        <StepSummary frame={frame} />
      </div>
      <div className={question}>
        <div className={head}>
          {frame.back && (
            <Text>
              <a href={frame.back.href}>{frame.back.label}</a>
            </Text>
          )}
          {scene && <Illustration scene={scene} />}
          <h1>{title}</h1>
          {intro && <Text tone="soft">{intro}</Text>}
        </div>
        {children}
      </div>
    </div>
  );
}
