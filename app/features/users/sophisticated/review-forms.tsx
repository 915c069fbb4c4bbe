import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { confirmAttributes } from '#app/ui/feedback/confirm-attributes.ts';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { RequestData } from './request.server.ts';

interface ReviewProps {
  data: RequestData;
  reply: unknown;
}

/** The evidence proves the criteria. */
export function GrantRequest({ data, reply }: ReviewProps) {
  const { t } = useTranslation('sophisticated');
  const { form } = useLonjaForm({ id: 'grant', reply });
  return (
    <FormShell form={form} idempotencyKey={data.keys.grant}>
      <Stack gap="small">
        <input type="hidden" name="intent" value="grant" />
        <Text>{t('sheet.compare')}</Text>
        <div>
          <Button tone="primary" {...confirmAttributes(data.questions.grant)}>
            {t('grant.button')}
          </Button>
        </div>
      </Stack>
    </FormShell>
  );
}

/** It does not: with a reason that tells the person what is missing. */
export function RefuseRequest({ data, reply }: ReviewProps) {
  const { t } = useTranslation('sophisticated');
  const { form, fields } = useLonjaForm<{ reason: string }>({ id: 'refuse', reply });
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t('refuse.title')}</summary>
      <FormShell form={form} labels={{ reason: t('refuse.reason') }} idempotencyKey={data.keys.refuse}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="refuse" />
          <Text>{t('refuse.text')}</Text>
          <TextareaField
            {...textAttributes(fields.reason)}
            label={t('refuse.reason')}
            hint={t('refuse.reasonHint')}
            minLength={5}
            maxLength={500}
            required
          />
          <div>
            <Button tone="danger" {...confirmAttributes(data.questions.refuse)}>
              {t('refuse.button')}
            </Button>
          </div>
        </Stack>
      </FormShell>
    </details>
  );
}
