import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { AdditionalForm } from '#app/parts/identity/additional-form.tsx';
import type { AdditionalInformationData } from './additional-information.server.ts';

/** Work, where the money is from, public office, marital status and, with a marriage, the spouse. */
export function AdditionalInformationScreen({ reply, ...data }: AdditionalInformationData & { reply: unknown }) {
  const { t } = useTranslation('onboarding');
  return (
    <StepPage frame={data.frame} title={t('additional.title')} intro={t('additional.intro')}>
      <AdditionalForm part={data.part} reply={reply} button={t('saveAndContinue')} />
    </StepPage>
  );
}
