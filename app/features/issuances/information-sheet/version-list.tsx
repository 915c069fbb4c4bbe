import { useTranslation } from 'react-i18next';
import { missingList, missingRow } from '#app/features/issuances/edit/edit.css.ts';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { SheetData } from './sheet.server.ts';

/** Every version of a sheet, newest first, with both papers. */
export function VersionList({ versions }: Pick<SheetData, 'versions'>) {
  const { t } = useTranslation('information_sheet');
  return (
    <Stack gap="tight" as="section" aria-labelledby="sheet-versions">
      <h3 id="sheet-versions">{t('versions')}</h3>
      {versions.length === 0 && (
        <Text size="small" tone="soft">
          {t('noVersions')}
        </Text>
      )}
      <ul className={missingList}>
        {versions.map(({ key, title, chip, lines, papers }) => (
          <li key={key}>
            <div className={missingRow}>
              <strong>{title}</strong>
              <Chip tone={chip.tone}>{chip.label}</Chip>
            </div>
            <Stack gap="tight">
              {lines.map((line) => (
                <Text key={line} size="small" tone="soft">
                  {line}
                </Text>
              ))}
              {papers.map((paper) => (
                <Text key={paper.lang} size="small">
                  <a href={paper.href} hrefLang={paper.lang} target="_blank" rel="noreferrer">
                    {paper.label}
                  </a>{' '}
                  {paper.note}
                </Text>
              ))}
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
