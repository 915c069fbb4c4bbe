import { useTranslation } from 'react-i18next';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { PaperLinks } from './paper-links.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface FiledProps {
  facts: readonly { label: string; value: string }[];
  papers: readonly { name: string; href: string }[];
  texts: readonly { key: string; title: string; lines: readonly string[] }[];
}

/** A complaint as it was filed. */
export function Filed({ facts, texts, papers }: FiledProps) {
  const { t } = useTranslation('complaints');
  return (
    <SheetSection title={t('filed.title')}>
      <Stack gap="base">
        <Facts items={facts} />
        {texts.map(({ key, title, lines }) => (
          <Stack key={key} gap="hair" as="section">
            <h3>{title}</h3>
            <Paragraphs lines={lines} />
          </Stack>
        ))}
        <PaperLinks papers={papers} />
      </Stack>
    </SheetSection>
  );
}
