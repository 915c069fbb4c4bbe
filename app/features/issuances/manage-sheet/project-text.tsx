import { useTranslation } from 'react-i18next';
import { picture } from '#app/features/issuances/public-page/opening.css.ts';
import { ProjectOpening } from '#app/features/issuances/public-page/project-opening.tsx';
import { ProjectSections } from '#app/features/issuances/public-page/project-sections.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { ManagedIssuanceData } from './managed-issuance.server.ts';

/** Every word and picture of a project as an investor reads it, for who runs it or decides about it: before the campaign, too. */
export function ProjectText({ text }: { text: ManagedIssuanceData['text'] }) {
  const { t } = useTranslation('issuances');
  return (
    <Stack gap="wide" as="section">
      <h2>{t('sheet.text')}</h2>
      {text.cover && (
        <img className={picture} src={text.cover} alt="" width="1260" height="540" loading="lazy" decoding="async" />
      )}
      <ProjectOpening {...text} />
      <ProjectSections data={text} asking="none" />
    </Stack>
  );
}
