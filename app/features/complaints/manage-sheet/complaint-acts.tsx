import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { ComplaintData } from './complaint.server.ts';
import { DelayComplaint } from './delay-complaint.tsx';

interface ComplaintActsProps {
  acts: ComplaintData['acts'];
  reply: unknown;
}

/** What can be done besides deciding: admit it or not, ask for more, put the decision off. */
export function ComplaintActs({ acts: { admission, ask, delay }, reply }: ComplaintActsProps) {
  const { t } = useTranslation('complaints');
  return (
    <Stack gap="base">
      {admission && (
        <>
          <ConfirmForm
            id="admit"
            intent="admit"
            form={admission.admit}
            reply={reply}
            tone="primary"
            text={t('admit.text')}
            button={t('admit.button')}
          />
          <ReasonForm
            id="dismiss"
            intent="dismiss"
            form={admission.dismiss}
            reply={reply}
            tone="danger"
            rows={4}
            summary={t('dismiss.summary')}
            texts={{
              text: t('dismiss.text'),
              label: t('dismiss.label'),
              hint: t('dismiss.hint'),
              button: t('dismiss.button'),
            }}
          />
        </>
      )}
      {ask && (
        <ReasonForm
          id="ask"
          intent="ask"
          form={ask}
          reply={reply}
          name="text"
          rows={4}
          summary={t('ask.summary')}
          texts={{ text: t('ask.text'), label: t('ask.label'), button: t('ask.button') }}
        />
      )}
      {delay && <DelayComplaint form={delay} reply={reply} />}
    </Stack>
  );
}
