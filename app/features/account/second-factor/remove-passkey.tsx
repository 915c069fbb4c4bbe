import { useTranslation } from 'react-i18next';
import { secretAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OwnFactorData } from './own-factor.server.ts';
import type { RemovePasskeyFields } from './own-passkeys.server.ts';

interface RemovePasskeyProps {
  passkey: OwnFactorData['passkeys'][number];
  data: OwnFactorData;
  reply: unknown;
}

/** Takes one passkey away by the password, folded away; the last factor of a role that must have one stays. */
export function RemovePasskey({ passkey: { id, name }, data, reply }: RemovePasskeyProps) {
  const { t } = useTranslation('passkey');
  const { form, fields } = useLonjaForm<RemovePasskeyFields>({ ...data.forms.remove, id: `remove-${id}`, reply });
  const isLast = !data.app && data.passkeys.length === 1;
  if (isLast && data.required)
    return (
      <Text size="small" tone="soft">
        {t('remove.stays')}
      </Text>
    );
  const label = t('remove.password', { name });
  return (
    <details open={form.status === 'error' || undefined}>
      <summary>{t('remove.title', { name })}</summary>
      <FormShell form={form} labels={{ current_password: label }}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="remove-passkey" />
          <input type="hidden" name="passkey_id" value={id} />
          {isLast && <Text>{t('remove.last')}</Text>}
          <TextField
            {...secretAttributes(fields.current_password)}
            label={label}
            type="password"
            autoComplete="current-password"
            required
          />
          <div>
            <Button tone="danger">{t('remove.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </details>
  );
}
