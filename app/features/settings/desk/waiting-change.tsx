import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { DifferenceList } from '#app/parts/offer-changes/difference-list.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { SettingsOwn } from './settings.server.ts';

type Waiting = NonNullable<SettingsOwn['waiting']>;

/** A change that waits for a second manager: what differs, and what the reader may do with it. */
export function WaitingChange({ waiting, reply }: { waiting: Waiting; reply: unknown }) {
  const { t } = useTranslation('settings');
  const hidden = <input type="hidden" name="change" value={waiting.id} />;
  return (
    <Card title={t('waiting.title')} tone="accent">
      <Stack gap="field">
        <Text>{waiting.about}</Text>
        <DifferenceList groups={waiting.groups} />
        {waiting.acts.includes('approve') && (
          <ConfirmForm
            id="approve"
            intent="approve"
            form={waiting.decideForm}
            reply={reply}
            tone="primary"
            button={t('decide.approve.button')}
          >
            {hidden}
          </ConfirmForm>
        )}
        {waiting.acts.includes('refuse') && (
          <ReasonForm
            id="refuse"
            intent="refuse"
            form={waiting.refuseForm}
            reply={reply}
            tone="danger"
            summary={t('decide.refuse.button')}
            texts={{ label: t('decide.refuse.reason'), hint: t('decide.refuse.hint'), button: t('decide.refuse.yes') }}
          >
            {hidden}
          </ReasonForm>
        )}
        {waiting.acts.includes('withdraw') && (
          <ConfirmForm
            id="withdraw"
            intent="withdraw"
            form={waiting.decideForm}
            reply={reply}
            tone="danger"
            button={t('decide.withdraw.button')}
          >
            {hidden}
          </ConfirmForm>
        )}
      </Stack>
    </Card>
  );
}
