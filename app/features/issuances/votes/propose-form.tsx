import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { PLACES, type ProposeFields } from './votes.form.ts';

interface ProposeFormProps {
  form: SentForm;
  reply: unknown;
  backHref: string;
}

const LANGS = ['es', 'en'] as const;

/** A vote: what is asked and the answers in both languages, who has a say, and for how long. */
export function ProposeForm({ form: sent, reply, backHref }: ProposeFormProps) {
  const { t } = useTranslation('votes');
  const { form, fields } = useLonjaForm<ProposeFields>({ ...sent, id: 'propose', reply });
  const named = (label: string, lang: 'es' | 'en') => t(`propose.${lang}`, { label });
  const optionLabel = (place: number, lang: 'es' | 'en') => named(t('propose.option', { number: place }), lang);
  const labels: Record<string, string> = {
    quorum_percent: t('propose.quorumField'),
    record_on: t('propose.recordField'),
    opens_on: t('propose.opensField'),
    closes_on: t('propose.closesField'),
  };
  for (const lang of LANGS) {
    labels[`question_${lang}`] = named(t('propose.question'), lang);
    labels[`explanation_${lang}`] = named(t('propose.explanation'), lang);
    for (const place of PLACES) labels[`option_${place}_${lang}`] = optionLabel(place, lang);
  }
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="propose" />
        <Text>{t('propose.text')}</Text>
        {LANGS.map((lang) => (
          <Stack key={lang} gap="field">
            <TextField
              {...textAttributes(fields[`question_${lang}`])}
              label={labels[`question_${lang}`] ?? ''}
              required
            />
            <TextareaField
              {...textAttributes(fields[`explanation_${lang}`])}
              label={labels[`explanation_${lang}`] ?? ''}
              hint={t('propose.explanationHint')}
              rows={6}
              required
            />
          </Stack>
        ))}
        {PLACES.map((place) => (
          <Stack key={place} gap="field">
            {LANGS.map((lang) => (
              <TextField
                key={lang}
                {...textAttributes(fields[`option_${place}_${lang}`])}
                label={optionLabel(place, lang)}
                required={place <= 2}
              />
            ))}
          </Stack>
        ))}
        <TextField
          {...textAttributes(fields.quorum_percent)}
          label={t('propose.quorumField')}
          hint={t('propose.quorumHint')}
          width="short"
          inputMode="numeric"
          required
        />
        <DateField
          {...textAttributes(fields.record_on)}
          label={t('propose.recordField')}
          hint={t('propose.recordHint')}
          autoComplete="off"
          required
        />
        <DateField {...textAttributes(fields.opens_on)} label={t('propose.opensField')} autoComplete="off" required />
        <DateField {...textAttributes(fields.closes_on)} label={t('propose.closesField')} autoComplete="off" required />
        <Cluster>
          <Button tone="primary">{t('propose.button')}</Button>
          <LinkButton href={backHref}>{t('ui:cancel')}</LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
