import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import type { SignData } from './sign.server.ts';
import { SignForm } from './sign-form.tsx';

/** Two parts: the whole contract with the typed name and the consent, then the mailed code that signs it. */
export function SignScreen({ reply, ...data }: SignData & { reply: unknown }) {
  const { t } = useTranslation('invest');
  return (
    <StepPage frame={data.frame} title={t('sign.title')} intro={t('sign.intro')}>
      <SignForm data={data} reply={reply} />
    </StepPage>
  );
}
