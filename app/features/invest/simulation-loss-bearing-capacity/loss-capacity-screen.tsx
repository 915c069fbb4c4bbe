import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { LossCapacityPart } from '#app/parts/loss-capacity/loss-capacity-part.tsx';
import type { LossCapacityData } from './loss-capacity.server.ts';

/** What loss one can bear, asked before an order. */
export function LossCapacityScreen({ reply, ...data }: LossCapacityData & { reply: unknown }) {
  const { t } = useTranslation('onboarding');
  return (
    <StepPage frame={data.frame} title={t('loss.title')} intro={t('loss.intro')}>
      <LossCapacityPart part={data.part} reply={reply} button={t('saveAndContinue')} />
    </StepPage>
  );
}
