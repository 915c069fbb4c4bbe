import { useTranslation } from 'react-i18next';
import { fieldAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ManyFields } from './whitelist.form.ts';
import type { WhitelistData } from './whitelist.server.ts';

type AddData = Extract<WhitelistData, { kind: 'list' | 'add' }>;

/** One address, or many: pasted or in a file. */
export function AddForms({ data, reply }: { data: AddData; reply: unknown }) {
  return (
    <Stack gap="card">
      <One data={data} reply={reply} />
      <Many data={data} reply={reply} />
    </Stack>
  );
}

function One({ data, reply }: { data: AddData; reply: unknown }) {
  const { t } = useTranslation('whitelist');
  const { form, fields } = useLonjaForm<{ address: string }>({ ...data.one, id: 'one', reply });
  return (
    <Card title={t('one.title')}>
      <FormShell form={form} labels={{ address: t('column.address') }}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="add" />
          <TextField
            {...textAttributes(fields.address)}
            label={t('column.address')}
            hint={t('one.hint')}
            autoComplete="off"
            required
          />
          <Text tone="soft">{t(`one.text.${data.area}`)}</Text>
          <div>
            <Button tone="primary">{t(`one.button.${data.area}`)}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}

function Many({ data, reply }: { data: AddData; reply: unknown }) {
  const { t } = useTranslation('whitelist');
  const { form, fields } = useLonjaForm<ManyFields>({ ...data.many, id: 'many', reply });
  const labels = { list: t('many.list'), file: t('many.file') };
  return (
    <Card title={t('many.title')}>
      <FormShell form={form} labels={labels} files>
        <Stack gap="field">
          <input type="hidden" name="intent" value="judge" />
          <Text>{t('many.text')}</Text>
          <TextareaField {...textAttributes(fields.list)} label={labels.list} hint={t('many.listHint')} rows={6} />
          <FileField {...fieldAttributes(fields.file)} label={labels.file} hint={t('many.fileHint')} />
          <div>
            <Button>{t('many.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
