import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { buttons, code, fields as fieldsClass } from './desk.css.ts';
import type { LookData } from './desk.server.ts';
import { Theirs } from './theirs.tsx';

/** The whole look as one text. A mistake leaves all that was typed, and says where it is. */
export function JsonForm({
  form: sent,
  text,
  version,
  reply,
}: Pick<LookData, 'form' | 'text' | 'version'> & { reply: unknown }) {
  const { t } = useTranslation('look');
  const values = { text: text ?? '' };
  const { form, fields } = useLonjaForm<{ text: string }>({ ...sent, id: 'look', reply, defaultValue: values });
  const labels = { text: t('json.label') };
  return (
    <FormShell form={form} labels={labels} onEnter="save">
      <input type="hidden" name="version" value={version} />
      <div className={fieldsClass}>
        <Theirs reply={reply} saved={values} labels={labels} />
        <div className={code}>
          <TextareaField {...textAttributes(fields.text)} label={labels.text} rows={24} />
        </div>
        <div className={buttons}>
          <Button tone="primary" name="intent" value="save">
            {t('json.save')}
          </Button>
        </div>
      </div>
    </FormShell>
  );
}
