import { useTranslation } from 'react-i18next';
import { secretAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { OwnFactorData, OwnPasswordFields } from './own-factor.server.ts';

interface PasswordActProps {
  act: 'begin' | 'renew' | 'remove';
  tone?: 'primary' | 'danger';
  data: OwnFactorData;
  reply: unknown;
}

/** One act and the password that it asks for. */
export function PasswordAct({ act, tone, data, reply }: PasswordActProps) {
  const { t } = useTranslation('factor');
  const { form, fields } = useLonjaForm<OwnPasswordFields>({ ...data.forms.password, id: act, reply });
  // Three of them stand on one page: each says what its password is for.
  const label = t(data.on ? `acts.${act}.password` : 'password');
  return (
    <FormShell form={form} labels={{ current_password: label }}>
      <Stack gap="field">
        <input type="hidden" name="intent" value={act} />
        <TextField
          {...secretAttributes(fields.current_password)}
          label={label}
          type="password"
          autoComplete="current-password"
          required
        />
        <div>
          <Button tone={tone}>{t(data.on ? `acts.${act}.button` : 'begin.button')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
