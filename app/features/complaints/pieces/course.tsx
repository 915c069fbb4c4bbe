import { useTranslation } from 'react-i18next';
import { act, entry, list, more, what, when } from '#app/parts/history/history-list.css.ts';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { CourseView } from './complaint-view.server.ts';
import { PaperLinks } from './paper-links.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** The course of a complaint as a history, oldest first: when, what was done and by whom, what was written, and by when more follows. */
export function Course({ steps }: { steps: CourseView }) {
  const { t } = useTranslation('complaints');
  return (
    <SheetSection title={t('course')}>
      <ol className={list}>
        {steps.map(({ key, label, date, by, due, lines, papers }) => (
          <li key={key} className={entry}>
            <span className={when}>{date}</span>
            <Stack gap="tight">
              <div className={what}>
                <span className={act}>{label}</span>
                {by && ` · ${by}`}
                {due && <div className={more}>{due}</div>}
              </div>
              <Paragraphs lines={lines} />
              <PaperLinks papers={papers} />
            </Stack>
          </li>
        ))}
      </ol>
    </SheetSection>
  );
}
