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
  tone?: 'danger';
  data: OwnFactorData;
  reply: unknown;
}

/** One act and the password that it asks for. */
export function PasswordAct({ act, tone, data, reply }: PasswordActProps) {
  const { t } = useTranslation('factor');
  const { form, fields } = useLonjaForm<OwnPasswordFields>({ ...data.forms.password, id: act, reply });
  // Several of them stand on one page: each says what its password is for.
  const first = act === 'begin' && !data.app;
  const label = t(first ? 'password' : `acts.${act}.password`);
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
          <Button tone={tone}>{t(first ? 'begin.button' : `acts.${act}.button`)}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
