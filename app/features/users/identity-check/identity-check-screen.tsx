import { useTranslation } from 'react-i18next';
import { DocumentList } from '#app/features/users/sheet/document-list.tsx';
import { questionIn } from '#app/parts/question/ask-first.ts';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
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
