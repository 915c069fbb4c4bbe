import { useTranslation } from 'react-i18next';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserView } from './user-view.server.ts';

/** Looking at the platform as this person does, with a reason that both histories keep. */
export function Impersonate({ data, reply }: { data: UserView; reply: unknown }) {
  const { t } = useTranslation('users');
  const { enter } = data;
  if (!enter) return null;
  return (
    <Stack gap="small">
      <h3>{enter.title}</h3>
      <Text size="small" tone="soft">
        {t('enter.text')}
      </Text>
      <ReasonForm
        id="enter"
        intent="enter"
        form={data.forms.enter}
        reply={reply}
        rows={2}
        texts={{ label: t('enter.reason'), hint: t('enter.reasonHint'), button: enter.button }}
      />
    </Stack>
  );
}
