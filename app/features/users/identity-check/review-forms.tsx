import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { confirmAttributes } from '#app/ui/feedback/confirm-attributes.ts';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { IdentityCheckData } from './identity-check.server.ts';

interface ReviewProps {
  data: IdentityCheckData;
  reply: unknown;
}

/** The documents say what the person wrote. */
export function ApproveIdentity({ data, reply }: ReviewProps) {
  const { t } = useTranslation('users');
  const { form } = useLonjaForm({ id: 'approve', reply });
  return (
    <FormShell form={form} idempotencyKey={data.keys.approve}>
      <Stack gap="small">
        <input type="hidden" name="intent" value="approve" />
        <Text>{t('check.compare')}</Text>
        <div>
          <Button tone="primary" {...confirmAttributes(data.questions.approve)}>
            {t('check.approve.button')}
          </Button>
        </div>
      </Stack>
    </FormShell>
  );
}

interface RefuseFields extends Record<string, unknown> {
  reason: string;
}

/** They do not: with a reason that tells the person what to mend. */
export function RefuseIdentity({ data, reply }: ReviewProps) {
  const { t } = useTranslation('users');
  const { form, fields } = useLonjaForm<RefuseFields>({ id: 'refuse', reply });
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t('check.refuse.title')}</summary>
      <FormShell form={form} labels={{ reason: t('check.refuse.reason') }} idempotencyKey={data.keys.refuse}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="refuse" />
          <Text>{t('check.refuse.text')}</Text>
          <TextareaField
            {...textAttributes(fields.reason)}
            label={t('check.refuse.reason')}
            hint={t('check.refuse.reasonHint')}
            minLength={5}
            maxLength={500}
            required
          />
          <div>
            <Button tone="danger" {...confirmAttributes(data.questions.refuse)}>
              {t('check.refuse.button')}
            </Button>
          </div>
        </Stack>
      </FormShell>
    </details>
  );
}
