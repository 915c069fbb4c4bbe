import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserView } from './user-view.server.ts';

/** Opens an identity check again that had succeeded, with a reason that tells the person what to mend. The next page asks. */
export function ReopenCheck({ data, reply }: { data: UserView; reply: unknown }) {
  const { t } = useTranslation('users');
  const { form, fields } = useLonjaForm<{ reason: string }>({ id: 'reopen', reply });
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t('reopen.title')}</summary>
      <FormShell form={form} labels={{ reason: t('reopen.reason') }} idempotencyKey={data.keys.reopen}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="reopen" />
          <Text>{t('reopen.text')}</Text>
          <TextareaField
            {...textAttributes(fields.reason)}
            label={t('reopen.reason')}
            hint={t('reopen.reasonHint')}
            minLength={5}
            maxLength={500}
            required
          />
          <div>
            <Button>{t('reopen.next')}</Button>
          </div>
        </Stack>
      </FormShell>
    </details>
  );
}
