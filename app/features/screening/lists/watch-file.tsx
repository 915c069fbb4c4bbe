import { useTranslation } from 'react-i18next';
import { fieldAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { WatchList } from '#domain/screening/watch-list.ts';
import type { WatchFileFields } from './lists.form.ts';

interface WatchFileProps {
  list: WatchList;
  title: string;
  form: SentForm;
  reply: unknown;
}

/** A newer edition of a list. */
export function WatchFile({ list, title, form: asked, reply }: WatchFileProps) {
  const { t } = useTranslation('screening');
  const { form, fields } = useLonjaForm<WatchFileFields>({ ...asked, id: list, reply });
  const label = t(`file.${list}.label`);
  return (
    <FormShell form={form} labels={{ file: label }} files>
      <Stack gap="field">
        <input type="hidden" name="intent" value={list} />
        <FileField {...fieldAttributes(fields.file)} label={label} hint={t(`file.${list}.hint`)} required />
        <div>
          <Button aria-label={`${t('file.button')}: ${title}`}>{t('file.button')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
