import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { AdditionalForm } from '#app/parts/identity/additional-form.tsx';
import { PersonalDataForm } from '#app/parts/identity/personal-data-form.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { OwnData } from './data.server.ts';

/** One's own data in two forms; what a check has looked at stands there as it was checked, with what a change of it means. */
export function DataScreen({ reply, ...data }: OwnData & { reply: unknown }) {
  const { t } = useTranslation('account');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { frozen } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.accountHref }, { label: data.head.title }]}
        title={data.head.title}
        about={t('data.email', { email: data.email })}
      />
      {frozen && <Notice title={t(`data.${frozen}.title`)}>{t(`data.${frozen}.text`)}</Notice>}
      <Card>
        <PersonalDataForm
          part={data.personal}
          reply={reply}
          button={t('data.save')}
          withSecondPhone
          checked={data.facts && <Facts items={data.facts} />}
        />
      </Card>
      {data.additional && (
        <Card title={t('data.additional')} id="additional">
          <AdditionalForm
            part={data.additional}
            reply={reply}
            button={t('data.saveAdditional')}
            tone="secondary"
            intent="additional"
            withFunds
          />
        </Card>
      )}
    </Stack>
  );
}
