import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { SelfFields } from './self-fields.tsx';
import type { ProveFields } from './wallet.form.ts';
import type { WalletData } from './wallet.server.ts';

interface ProvePartProps {
  challenge: NonNullable<WalletData['challenge']>;
  data: Pick<WalletData, 'asks' | 'passkey' | 'forms'>;
  reply: unknown;
}

/** The words to be signed in any wallet, and where its signature is pasted. */
export function ProvePart({ challenge, data, reply }: ProvePartProps) {
  const { t } = useTranslation('wallet');
  const { form, fields } = useLonjaForm<ProveFields>({ ...data.forms.prove, id: 'prove', reply });
  const labels = { signature: t('signature'), code: t('code'), current_password: t('password') };
  return (
    <Card title={t('prove.title')}>
      <Stack gap="field">
        <Text>{t('prove.text')}</Text>
        <Facts
          items={[
            { label: t('address'), value: challenge.address },
            {
              label: t('message'),
              value: challenge.message,
              action: <CopyButton value={challenge.message} what={t('message')} />,
            },
          ]}
        />
        <Text size="small" tone="soft">
          {challenge.until}
        </Text>
        <FormShell form={form} labels={labels}>
          <Stack gap="field">
            <input type="hidden" name="intent" value="prove" />
            <TextareaField
              {...textAttributes(fields.signature)}
              label={labels.signature}
              hint={t('signatureHint')}
              rows={3}
              required
            />
            <SelfFields asks={data.asks} passkey={data.passkey} labels={labels} fields={fields} />
            <div>
              <Button tone="primary">{t('prove.button')}</Button>
            </div>
          </Stack>
        </FormShell>
        <ConfirmForm id="drop" intent="drop" reply={reply} tone="quiet" size="small" button={t('prove.drop')} />
      </Stack>
    </Card>
  );
}
