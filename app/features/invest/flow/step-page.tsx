import type { ReactNode } from 'react';
import { StepRail } from '#app/ui/feedback/step-rail.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { StepFrame } from './step.server.ts';
import { flow, flowWithoutRail, head, note, question, railBox, summary } from './step-page.css.ts';

interface StepPageProps {
  frame: StepFrame;
  /** The question. */
  title: string;
  intro?: string;
  children: ReactNode;
}

/** One step of the flow: where one is, one question, and beside it what it is all about. */
export function StepPage({ frame, title, intro, children }: StepPageProps) {
  // A flow of one step has no rail, and keeps no column free for it.
  const hasRail = frame.rail.length > 1;
  return (
    <div className={hasRail ? flow : flowWithoutRail}>
      {hasRail && (
        <div className={railBox}>
          <StepRail steps={frame.rail} />
        </div>
      )}
      <div className={question}>
        <div className={head}>
          <h1>{title}</h1>
          {intro && <Text tone="soft">{intro}</Text>}
        </div>
        {children}
      </div>
      <div className={summary}>
        <Card as="aside" eyebrow={frame.eyebrow} title={<a href={frame.project.href}>{frame.project.title}</a>}>
          <Stack gap="small">
            <Figures items={frame.figures} />
            {frame.madeOf && (
              <Text size="small" tone="soft">
                {frame.madeOf}
              </Text>
            )}
            {frame.note && (
              <div className={note}>
                <Text size="small" tone="soft">
                  {frame.note}
                </Text>
              </div>
            )}
          </Stack>
        </Card>
      </div>
    </div>
  );
}
