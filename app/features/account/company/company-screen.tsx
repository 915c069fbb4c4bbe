import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { CompanyDataForm } from '#app/parts/identity/company-data-form.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { OwnCompany } from './company.server.ts';

/** The company's data, and who represents it. */
export function CompanyScreen({ reply, ...data }: OwnCompany & { reply: unknown }) {
  const { t } = useTranslation('account');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { frozen, company, facts } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.accountHref }, { label: data.head.title }]}
        title={data.head.title}
      />
      {frozen && <Notice title={t(`company.${frozen}.title`)}>{t(`company.${frozen}.text`)}</Notice>}
      {company && (
        <Card>
          <CompanyDataForm part={company} backHref={null} reply={reply} button={t('company.save')} />
        </Card>
      )}
      {facts && (
        <Card>
          <Facts items={facts} />
        </Card>
      )}
      {!company && !facts && <Notice title={t('company.none.title')}>{t('company.none.text')}</Notice>}
      {(company || facts) && (
        <Card
          title={t('company.representative')}
          aside={
            <LinkButton size="small" href={data.personHref}>
              {t('company.changeRepresentative')}
            </LinkButton>
          }
        >
          <Facts items={data.representative} />
        </Card>
      )}
    </Stack>
  );
}
