import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { NoteFields } from './batch.form.ts';

/** Names the transaction of a wallet that is a contract. */
export function NoteTransaction({ form: asked, reply }: { form: SentForm; reply: unknown }) {
  const { t } = useTranslation('payouts');
  const { form, fields } = useLonjaForm<NoteFields>({ ...asked, id: 'note', reply });
  return (
    <Card title={t('wallets.note.title')}>
      <FormShell form={form} labels={{ hash: t('wallets.note.hash') }}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="note" />
          <Text>{t('wallets.note.text')}</Text>
          <TextField
            {...textAttributes(fields.hash)}
            label={t('wallets.note.hash')}
            hint={t('wallets.note.hint')}
            autoComplete="off"
            required
          />
          <div>
            <Button>{t('wallets.note.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
