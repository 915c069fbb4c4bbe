import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { choiceAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { RejectFields } from './user.form.ts';
import type { UserView } from './user-view.server.ts';

interface JudgementProps {
  data: UserView;
  reply: unknown;
}

/** The manager's yes to a person. */
export function VerifyUser({ data, reply }: JudgementProps) {
  const { t } = useTranslation('users');
  return <ConfirmForm id="verify" intent="verify" form={data.forms.verify} reply={reply} button={t('verify.button')} />;
}

/** The manager's no, with one of the four reasons. */
export function RejectUser({ data, reply }: JudgementProps) {
  const { t } = useTranslation('users');
  const { form, fields } = useLonjaForm<RejectFields>({ ...data.forms.reject, id: 'reject', reply });
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t('reject.title')}</summary>
      <FormShell form={form} labels={{ reason: t('reject.reason') }}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="reject" />
          <Text>{t('reject.text')}</Text>
          <ChoiceGroup
            {...choiceAttributes(fields.reason)}
            label={t('reject.reason')}
            choices={data.reasons}
            required
          />
          <div>
            <Button tone="danger">{t('reject.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </details>
  );
}
