import { useTranslation } from 'react-i18next';
import { checkboxAttributes, choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { isAnswerTo, useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FoldedRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { PreferencesFields } from './own-account.form.ts';
import type { OwnAccount } from './own-account.server.ts';
import { SaidBeside } from './said-beside.tsx';

/** The public name, the language of the mails, and whether news may come. */
export function PreferencesRow({ data, reply }: { data: OwnAccount['preferences']; reply: unknown }) {
  const { t } = useTranslation('account');
  const sent = { ...data.form, id: 'preferences', reply, defaultValue: data.values };
  const { form, fields, said } = useLonjaForm<PreferencesFields>(sent);
  const labels = { username: t('preferences.username'), lang: t('preferences.lang') };
  return (
    <FoldedRow
      id="preferences-card"
      name={t('preferences.title')}
      value={data.line}
      words={{ open: t('row.change'), close: t('row.close') }}
      open={isAnswerTo('preferences', reply)}
    >
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="save-account" />
          <TextField
            {...textAttributes(fields.username)}
            label={labels.username}
            hint={t('preferences.usernameHint')}
            autoComplete="nickname"
            required
          />
          <SelectField
            {...choiceAttributes(fields.lang)}
            label={labels.lang}
            hint={t('preferences.langHint')}
            options={data.languages}
            required
          />
          <CheckboxField
            {...checkboxAttributes(fields.commercial_communications)}
            label={t('preferences.commercial')}
            hint={t('preferences.commercialHint')}
          />
          <SaidBeside said={said}>
            <Button>{t('preferences.button')}</Button>
          </SaidBeside>
        </Stack>
      </FormShell>
    </FoldedRow>
  );
}
