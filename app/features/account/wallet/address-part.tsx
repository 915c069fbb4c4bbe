import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AddressFields } from './wallet.form.ts';
import type { WalletData } from './wallet.server.ts';

interface AddressPartProps {
  data: Pick<WalletData, 'wallet' | 'forms'>;
  reply: unknown;
}

/** Which wallet it is to be: the first one, another, or the one of before whose proof is missing. */
export function AddressPart({ data, reply }: AddressPartProps) {
  const { t } = useTranslation('wallet');
  const { wallet } = data;
  const { form, fields } = useLonjaForm<AddressFields>({
    ...data.forms.address,
    id: 'begin',
    reply,
    defaultValue: { address: wallet && !wallet.isProved ? wallet.address : '' },
  });
  const label = t('address');
  const turn = !wallet ? 'first' : wallet.isProved ? 'change' : 'proveIt';
  return (
    <Card title={t(`${turn}.title`)}>
      <FormShell form={form} labels={{ address: label }}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="begin" />
          <Text>{t(`${turn}.text`)}</Text>
          <TextField
            {...textAttributes(fields.address)}
            label={label}
            hint={t('addressHint')}
            autoComplete="off"
            required
          />
          <div>
            <Button tone={wallet?.isProved ? 'secondary' : 'primary'}>{t('begin')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
