import { useTranslation } from 'react-i18next';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';

/** What the Annex of Delegated Regulation (EU) 2022/2117 asks for, part by part. */
const PARTS = {
  complainant: ['name', 'registration', 'client', 'address', 'phone', 'email'],
  contact: ['contactName', 'contactAddress', 'contactPhone', 'contactEmail'],
  representative: ['representativeName', 'representativeAddress', 'representativePhone', 'power'],
  complaint: ['reference', 'subject', 'dates', 'damage', 'other'],
  papers: ['proxy', 'contract', 'documents', 'signature'],
} as const;

/** The standard template: to be copied into a mail, or printed and filled in by hand. */
export function Template({ house }: { house: string }) {
  const { t } = useTranslation('complaints');
  return (
    <Stack gap="base" as="section" id="template">
      <Stack gap="tight">
        <h2>{t('template.title')}</h2>
        <Text tone="soft">{t('template.text')}</Text>
      </Stack>
      <Text strong>{t('template.to', { house })}</Text>
      {Object.entries(PARTS).map(([part, fields]) => (
        <Stack key={part} gap="hair" as="section">
          <h3>{t(`template.part.${part}`)}</h3>
          <ul className={bullets}>
            {fields.map((field) => (
              <li key={field}>{t(`template.field.${field}`)}</li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
