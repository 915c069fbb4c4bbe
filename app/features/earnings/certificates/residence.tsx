import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ResidenceFields } from './residence.form.ts';
import type { ResidenceView } from './residence.server.ts';

/** Where a holder abroad is resident for tax, and the certificate that lets their country's treaty count. */
export function Residence({ residence, reply }: { residence: ResidenceView; reply: unknown }) {
  const { t } = useTranslation('earnings');
  return (
    <Card title={t('residence.title')}>
      <Stack gap="field">
        <Facts items={residence.facts} />
        <Text tone="soft">{residence.text}</Text>
        {residence.takeBack && <TakeBack {...residence.takeBack} reply={reply} />}
        {residence.form && <NoteForm sent={residence.form} reply={reply} />}
      </Stack>
    </Card>
  );
}

function TakeBack({ issuedOn, form, reply }: NonNullable<ResidenceView['takeBack']> & { reply: unknown }) {
  const { t } = useTranslation('earnings');
  return (
    <ReasonForm
      id="take-back-residence"
      intent="take-back-residence"
      form={form}
      reply={reply}
      texts={{
        label: t('residence.takeBack.label'),
        hint: t('residence.takeBack.hint'),
        button: t('residence.takeBack.button'),
      }}
      summary={t('residence.takeBack.open')}
    >
      <input type="hidden" name="issued_on" value={issuedOn} />
    </ReasonForm>
  );
}

function NoteForm({ sent, reply }: { sent: SentForm; reply: unknown }) {
  const { t } = useTranslation('earnings');
  const { form, fields } = useLonjaForm<ResidenceFields>({ ...sent, id: 'residence', reply });
  const labels = { issued_on: t('residence.issuedOn') };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="note-residence" />
        <DateField {...textAttributes(fields.issued_on)} label={labels.issued_on} hint={t('residence.hint')} required />
        <div>
          <Button>{t('residence.note')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
