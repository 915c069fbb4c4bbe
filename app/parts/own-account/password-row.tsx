import { useTranslation } from 'react-i18next';
import { secretAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { isAnswerTo, useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FoldedRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { LOGOUT } from '#domain/access/logout-address.ts';
import type { PasswordFields } from './own-account.form.ts';
import type { OwnAccount } from './own-account.server.ts';
import { SaidBeside } from './said-beside.tsx';

/** Changing the password; who signs in by another way is told how to get one. */
export function PasswordRow({ data, reply }: { data: OwnAccount['password']; reply: unknown }) {
  const { t } = useTranslation('account');
  return (
    <FoldedRow
      id="password-card"
      name={t('password.title')}
      value={t(data.isSet ? 'password.set' : 'password.unset')}
      words={{ open: t('row.change'), close: t('row.close') }}
      open={isAnswerTo('password', reply)}
    >
      {data.isSet ? (
        <PasswordForm data={data} reply={reply} />
      ) : (
        <Stack gap="small">
          <Text>{t('password.none')}</Text>
          <div>
            <LinkButton href={LOGOUT}>{t('password.signOut')}</LinkButton>
          </div>
        </Stack>
      )}
    </FoldedRow>
  );
}

function PasswordForm({ data, reply }: { data: OwnAccount['password']; reply: unknown }) {
  const { t } = useTranslation('account');
  const { form, fields, said } = useLonjaForm<PasswordFields>({ ...data.form, id: 'password', reply });
  const labels = {
    current_password: t('password.current'),
    password: t('password.new'),
    password_again: t('password.again'),
  };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="change-password" />
        <TextField
          {...secretAttributes(fields.current_password)}
          label={labels.current_password}
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          {...secretAttributes(fields.password)}
          label={labels.password}
          hint={data.hint}
          type="password"
          autoComplete="new-password"
          required
        />
        <TextField
          {...secretAttributes(fields.password_again)}
          label={labels.password_again}
          type="password"
          autoComplete="new-password"
          required
        />
        <SaidBeside said={said}>
          <Button>{t('password.button')}</Button>
        </SaidBeside>
      </Stack>
    </FormShell>
  );
}
