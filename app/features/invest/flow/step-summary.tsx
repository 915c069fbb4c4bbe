import { useTranslation } from 'react-i18next';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { StepFrame } from './step.server.ts';
import { body, eyebrow, line, more, note, sheet, title } from './step-summary.css.ts';

/** What the step is about: a card beside it, and on a phone one line above it that opens. */
export function StepSummary({ frame }: { frame: StepFrame }) {
  const { t } = useTranslation('invest');
  return (
    <details className={sheet}>
      <summary className={line}>
        <span>{frame.line}</span>
        <span className={more}>{t('summary.see')}</span>
      </summary>
      <aside className={body} aria-label={frame.eyebrow}>
        <p className={eyebrow}>{frame.eyebrow}</p>
        <p className={title}>
          <a href={frame.project.href}>{frame.project.title}</a>
        </p>
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
      </aside>
    </details>
  );
}
