import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { specimen } from './specimen.css.ts';

export const SECTIONS = [
  'ground',
  'buttons',
  'fields',
  'status',
  'steps',
  'numbers',
  'messages',
  'lists',
  'desk',
  'papers',
  'record',
  'settings',
  'charts',
  'brands',
] as const;
type Section = (typeof SECTIONS)[number];

/** One part of the catalogue, with its own address on the page. */
export function Specimen({ section, children }: { section: Section; children: ReactNode }) {
  const { t } = useTranslation('components');
  return (
    <section className={specimen} id={section} aria-labelledby={`${section}-title`}>
      <Stack gap="hair">
        <h2 id={`${section}-title`}>{t(`${section}.title`)}</h2>
        <Text size="small" tone="soft">
          {t(`${section}.about`)}
        </Text>
      </Stack>
      {children}
    </section>
  );
}
