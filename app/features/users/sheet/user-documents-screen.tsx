import { useTranslation } from 'react-i18next';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { DocumentPane } from '#app/ui/document-pane/document-pane.tsx';
import { PaperDesk } from '#app/ui/document-pane/paper-desk.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserDocumentsData } from './user-documents.server.ts';

/** What a person uploaded beside what they wrote. */
export function UserDocumentsScreen(data: UserDocumentsData) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[
          { label: t('title'), href: data.listHref },
          { label: data.name, href: data.userHref },
          { label: t('documents.crumb') },
        ]}
        title={data.head.title}
        about={data.email}
        actions={
          data.checkHref && (
            <LinkButton tone="primary" href={data.checkHref}>
              {t('waits.button')}
            </LinkButton>
          )
        }
      />
      <PaperDesk paper={<DocumentPane {...data.papers} />}>
        <SheetSection title={t('section.personal')}>
          {data.personal.length > 0 ? <Facts items={data.personal} /> : <Text tone="soft">{t('nothingYet')}</Text>}
        </SheetSection>
        {data.company.length > 0 && (
          <SheetSection title={t('section.company')}>
            <Facts items={data.company} />
          </SheetSection>
        )}
      </PaperDesk>
    </Stack>
  );
}
