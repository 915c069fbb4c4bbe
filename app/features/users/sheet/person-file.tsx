import { useTranslation } from 'react-i18next';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserView } from './user-view.server.ts';

/** The file of the person as a paper, for a purpose that is written down. */
export function PersonFile({ data, reply }: { data: UserView; reply: unknown }) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="small">
      <h3>{t('file.title')}</h3>
      <Text size="small" tone="soft">
        {t('file.about')}
      </Text>
      <ReasonForm
        id="file"
        intent="file"
        form={data.forms.file}
        reply={reply}
        rows={2}
        texts={{ label: t('file.purpose'), hint: t('file.purposeHint'), button: t('file.button') }}
        summary={t('file.open')}
      />
    </Stack>
  );
}
