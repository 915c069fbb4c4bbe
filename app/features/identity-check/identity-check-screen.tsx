import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/features/users/ask-first.ts';
import { DocumentList } from '#app/features/users/document-list.tsx';
import { SheetSection } from '#app/features/users/sheet-section.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Grid } from '#app/ui/grid.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Text } from '#app/ui/text.tsx';
import type { IdentityCheckData } from './identity-check.server.ts';
import { ApproveIdentity, RefuseIdentity } from './review-forms.tsx';

/** A waiting identity check: what the person wrote beside what they uploaded, and the manager's yes or no. */
export function IdentityCheckScreen({ reply, ...data }: IdentityCheckData & { reply: unknown }) {
  const { t } = useTranslation('users');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="wide">
      <Breadcrumb
        items={[
          { label: t('title'), href: data.listHref },
          { label: data.name, href: data.userHref },
          { label: t('check.crumb') },
        ]}
      />
      <PageHeader title={data.head.title} about={data.about} />
      <Grid columns="two">
        <Stack gap="wide">
          <SheetSection title={t('section.personal')}>
            {data.personal.length > 0 ? <Facts items={data.personal} /> : <Text tone="soft">{t('nothingYet')}</Text>}
          </SheetSection>
          {data.company.length > 0 && (
            <SheetSection title={t('section.company')}>
              <Facts items={data.company} />
            </SheetSection>
          )}
        </Stack>
        <Stack gap="wide">
          <SheetSection title={t('section.documents')}>
            <DocumentList documents={data.documents} />
          </SheetSection>
          <SheetSection title={t('check.decision')}>
            {data.may ? (
              <>
                <ApproveIdentity data={data} reply={reply} />
                <RefuseIdentity data={data} reply={reply} />
              </>
            ) : (
              <Notice>{t('check.own')}</Notice>
            )}
          </SheetSection>
        </Stack>
      </Grid>
    </Stack>
  );
}
