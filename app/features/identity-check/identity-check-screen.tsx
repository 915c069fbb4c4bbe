import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/features/users/ask-first.ts';
import { DocumentList } from '#app/features/users/document-list.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Grid } from '#app/ui/grid.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Stack } from '#app/ui/stack.tsx';
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
        <Stack gap="base" as="section">
          <h2>{t('section.personal')}</h2>
          <Facts items={data.personal} />
          {data.company.length > 0 && (
            <>
              <h2>{t('section.company')}</h2>
              <Facts items={data.company} />
            </>
          )}
        </Stack>
        <Stack gap="base" as="section">
          <h2>{t('section.documents')}</h2>
          <DocumentList documents={data.documents} />
          <h2>{t('check.decision')}</h2>
          {data.may ? (
            <>
              <ApproveIdentity data={data} reply={reply} />
              <RefuseIdentity data={data} reply={reply} />
            </>
          ) : (
            <Notice>{t('check.own')}</Notice>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}
