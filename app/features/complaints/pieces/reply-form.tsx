import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { PaperFields, usePaperLabels } from './paper-fields.tsx';
import type { ReplyFields } from './paper-form.ts';

interface ReplyFormProps {
  form: SentForm;
  fileHint: string;
  reply: unknown;
  /** Hidden fields: the link, of whoever has no account. */
  children?: ReactNode;
}

/** The answer to what was asked for, and the papers that go with it. */
export function ReplyForm({ form: sent, fileHint, reply, children }: ReplyFormProps) {
  const { t } = useTranslation('complaints');
  const { form, fields } = useLonjaForm<ReplyFields>({ ...sent, id: 'reply', reply });
  const labels = { text: t('reply.label'), ...usePaperLabels() };
  return (
    <Card tone="accent" title={t('reply.title')}>
      <FormShell form={form} labels={labels} files>
        <Stack gap="field">
          <input type="hidden" name="intent" value="reply" />
          {children}
          <TextareaField
            {...textAttributes(fields.text)}
            label={labels.text}
            hint={t('reply.hint')}
            rows={6}
            required
          />
          <PaperFields fields={fields} hint={fileHint} />
          <div>
            <Button tone="primary">{t('reply.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
