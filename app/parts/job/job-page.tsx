import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { Chip, type ChipTone } from '#app/ui/controls/chip.tsx';
import { PrintButton } from '#app/ui/controls/print-button.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { bar, howFar, progress } from './job-page.css.ts';
import { ResultPage, type ResultPageProps } from './result-page.tsx';

/** With script the rows turn so often; without it the page is read again (`refreshSeconds` of its head). */
const EVERY_MS = 2_000;

interface JobPageProps extends Omit<ResultPageProps, 'lead' | 'chips'> {
  state: { tone: ChipTone; label: string };
  /** "23 of 41"; null once it is through: what is left is its result. */
  progress: { text: string; percent: number; label: string } | null;
  /** Whether it is at work now, so that the page has to be read again. */
  isRunning: boolean;
}

/** A long act: how far it is while it is at work, then its result, at one address. It goes on whoever looks. */
export function JobPage({ state, progress: far, isRunning, actions, ...page }: JobPageProps) {
  useFreshPage(isRunning);
  return (
    <ResultPage
      {...page}
      chips={
        <span role="status">
          <Chip tone={state.tone}>{state.label}</Chip>
        </span>
      }
      actions={
        <>
          {actions}
          <PrintButton />
        </>
      }
      lead={
        far && (
          <div className={progress}>
            <span className={howFar}>{far.text}</span>
            <span className={bar}>
              <ProgressBar percent={far.percent} label={far.label} />
            </span>
          </div>
        )
      }
    />
  );
}

function useFreshPage(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
