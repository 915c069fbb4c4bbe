import { useTranslation } from 'react-i18next';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserView } from './user-view.server.ts';

/** Undoes a change of bank account that waits, for a person who says that it was not theirs. The next page asks. */
export function TakeBackAccount({ data, reply }: { data: UserView; reply: unknown }) {
  const { t } = useTranslation('banking');
  return (
    <Stack gap="small">
      <h3>{t('manager.title')}</h3>
      <Text size="small" tone="soft">
        {t('manager.about')}
      </Text>
      <ReasonForm
        id="take-back-account"
        intent="take-back-account"
        form={data.forms.takeBackAccount}
        reply={reply}
        texts={{ label: t('manager.reason'), hint: t('manager.reasonHint'), button: t('manager.button') }}
        summary={t('manager.takeBack')}
      />
    </Stack>
  );
}
