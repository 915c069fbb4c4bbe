import { useTranslation } from 'react-i18next';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BrandsSection } from './brands-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { type ChartsProps, ChartsSection } from './charts-section.tsx';
import { DeskSection } from './desk-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { GroundSection } from './ground-section.tsx';
import { ListsSection } from './lists-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { PapersSection } from './papers-section.tsx';
import { RecordSection } from './record-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { contents, contentsLink } from './specimen.css.ts';
import { SECTIONS } from './specimen.tsx';
import { StatusSection } from './status-section.tsx';
import { StepsSection } from './steps-section.tsx';

interface ComponentsScreenProps {
  /** `qrPath` of any text, drawn by the loader (components.server.ts). */
  qr: { size: number; path: string };
  charts: ChartsProps['charts'];
  reasonForm: SentForm;
}

/** The living catalogue: every piece in every state, in the tenant's own look. What is not here does not exist. */
export function ComponentsScreen({ qr, charts, reasonForm }: ComponentsScreenProps) {
  const { t } = useTranslation('components');
  return (
    <Stack gap="section">
      <Stack>
        <PageHeader title={t('title')} about={t('about')} />
        <nav aria-label={t('contents')}>
          <ul className={contents}>
            {SECTIONS.map((section) => (
              <li key={section}>
                <a className={contentsLink} href={`#${section}`}>
                  {t(`${section}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Stack>
      <GroundSection />
      <ButtonsSection />
      <FieldsSection reasonForm={reasonForm} />
      <StatusSection />
      <StepsSection />
      <NumbersSection qr={qr} />
      <MessagesSection />
      <ListsSection />
      <DeskSection />
      <PapersSection />
      <RecordSection />
      <SettingsSection />
      <ChartsSection charts={charts} />
      <BrandsSection charts={charts} />
    </Stack>
  );
}
