import { useTranslation } from 'react-i18next';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { CourseView } from './complaint-view.server.ts';
import { PaperLinks } from './paper-links.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** The course of a complaint, oldest first: what was done, when, by when more follows, and what was written. */
export function Course({ steps }: { steps: CourseView }) {
  const { t } = useTranslation('complaints');
  return (
    <SheetSection title={t('course')}>
      <Stack gap="card">
        {steps.map(({ key, label, note, due, lines, papers }) => (
          <Card key={key} level={3} title={label} as="article">
            <Stack gap="tight">
              <Text size="small" tone="soft">
                {note}
              </Text>
              <Paragraphs lines={lines} />
              {due && <Text>{due}</Text>}
              <PaperLinks papers={papers} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SheetSection>
  );
}
