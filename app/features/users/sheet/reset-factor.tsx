import { useTranslation } from 'react-i18next';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserView } from './user-view.server.ts';

/** Lets a person in again who has lost their second factor. The next page asks. */
export function ResetFactor({ data, reply }: { data: UserView; reply: unknown }) {
  const { t } = useTranslation('factor');
  return (
    <Stack gap="small">
      <h3>{t('title')}</h3>
      <Text size="small" tone="soft">
        {t('reset.about')}
      </Text>
      <ReasonForm
        id="reset-factor"
        intent="reset-factor"
        form={data.forms.resetFactor}
        reply={reply}
        texts={{ label: t('reset.reason'), hint: t('reset.reasonHint'), button: t('reset.next') }}
        summary={t('reset.title')}
      />
    </Stack>
  );
}
