import { useTranslation } from 'react-i18next';
import { secretAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { PASSKEYS_MAX } from '#domain/limits.ts';
import type { OwnFactorData } from './own-factor.server.ts';
import type { AddPasskeyFields } from './own-passkeys.server.ts';
import { RemovePasskey } from './remove-passkey.tsx';

interface PasskeysCardProps {
  data: OwnFactorData;
  reply: unknown;
}

/** One's passkeys, each with the way to take it away, and the first step to another. */
export function PasskeysCard({ data, reply }: PasskeysCardProps) {
  const { t } = useTranslation('passkey');
  return (
    <Card title={t('title')} id="passkeys">
      <Stack gap="card">
        <Text>{t('text')}</Text>
        {data.passkeys.length > 0 && (
          <Stack gap="base" as="ul">
            {data.passkeys.map((passkey) => (
              <li key={passkey.id}>
                <Text>
                  <strong>{passkey.name}</strong>
                </Text>
                <Text size="small" tone="soft">
                  {passkey.note}
                </Text>
                <RemovePasskey passkey={passkey} data={data} reply={reply} />
              </li>
            ))}
          </Stack>
        )}
        {data.passkeys.length < PASSKEYS_MAX && <AddPasskey data={data} reply={reply} />}
        <div data-without-passkeys="">
          <Text tone="soft">{t('without')}</Text>
        </div>
      </Stack>
    </Card>
  );
}

function AddPasskey({ data, reply }: PasskeysCardProps) {
  const { t } = useTranslation('passkey');
  const { form, fields } = useLonjaForm<AddPasskeyFields>({
    ...data.forms.add,
    id: 'add-passkey',
    reply,
    defaultValue: { name: data.suggestedName },
  });
  const labels = { name: t('add.name'), current_password: t('add.password') };
  const asked = (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="add-passkey" />
        <TextField {...textAttributes(fields.name)} label={labels.name} hint={t('add.nameHint')} required />
        <TextField
          {...secretAttributes(fields.current_password)}
          label={labels.current_password}
          type="password"
          autoComplete="current-password"
          required
        />
        <div>
          <Button tone={data.on ? undefined : 'primary'}>{t('add.title')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
  return (
    <div data-needs-passkeys="">
      {data.passkeys.length === 0 ? (
        asked
      ) : (
        <details open={form.status === 'error' || undefined}>
          <summary>{t('add.another')}</summary>
          {asked}
        </details>
      )}
    </div>
  );
}
