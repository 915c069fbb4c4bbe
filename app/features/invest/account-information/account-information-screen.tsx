import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { CompanyDataForm } from '#app/parts/identity/company-data-form.tsx';
import { PersonalDataForm } from '#app/parts/identity/personal-data-form.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AccountInformationData } from './account-information.server.ts';

/** Personal data, then company data; read only while and after they are checked. */
export function AccountInformationScreen({ reply, ...data }: AccountInformationData & { reply: unknown }) {
  const { t } = useTranslation('onboarding');
  const { personal, company, frozen } = data;
  return (
    <StepPage frame={data.frame} title={data.title} intro={data.intro}>
      {data.ofTwo && (
        <Text size="small" tone="soft">
          {data.ofTwo}
        </Text>
      )}
      {personal && <PersonalDataForm part={personal} reply={reply} />}
      {company && <CompanyDataForm part={company} backHref={data.backHref} reply={reply} />}
      {frozen && (
        <>
          <Notice tone="info" title={frozen.title}>
            {frozen.text}
          </Notice>
          <Facts items={frozen.person} />
          {frozen.company.length > 0 && <Facts items={frozen.company} />}
          {data.onwardHref && (
            <div>
              <LinkButton tone="primary" href={data.onwardHref}>
                {t('continue')}
              </LinkButton>
            </div>
          )}
        </>
      )}
    </StepPage>
  );
}
