import { useTranslation } from 'react-i18next';
import { checkboxAttributes, choiceAttributes, secretAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { isFailedReply } from '#app/forms/reply.ts';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { LinkedText } from './linked-text.tsx';
import type { RegisterFields } from './register.form.ts';
import type { RegisterData } from './register.server.ts';

/** The registration page: who one is, a password, what the tenant asks besides, what has to be accepted. */
export function RegisterScreen({ reply, ...data }: RegisterData & { reply: unknown }) {
  const { t } = useTranslation('register');
  const { form, fields } = useLonjaForm<RegisterFields>({
    ...data.form,
    id: 'register',
    reply,
    defaultValue: data.defaults,
  });
  const labels = Object.fromEntries([
    ...['first_name', 'last_name', 'email', 'password', 'password_again', ...data.extra].map((name) => [name, t(name)]),
    // A box's own text is a sentence: the summary names it shortly.
    ...['terms', 'commercial'].map((name) => [name, t(`short.${name}`)]),
  ]);
  const asks = (name: RegisterData['extra'][number]) => data.extra.includes(name);
  return (
    <Stack gap="card">
      <Stack gap="tight">
        <h1>{t('title')}</h1>
        <Text tone="soft">{t('lead', { tenant: data.tenant })}</Text>
      </Stack>
      {isFailedReply(reply) && reply.code === 'registration.email_taken' && (
        <Text>
          {t('have_account')} <a href={data.signInAddress}>{t('sign_in')}</a>
        </Text>
      )}
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <TextField
            {...textAttributes(fields.first_name)}
            label={t('first_name')}
            autoComplete="given-name"
            required
          />
          <TextField {...textAttributes(fields.last_name)} label={t('last_name')} autoComplete="family-name" required />
          <TextField
            {...textAttributes(fields.email)}
            label={t('email')}
            hint={t('email_hint')}
            type="email"
            autoComplete="email"
            required
          />
          <TextField
            {...secretAttributes(fields.password)}
            label={t('password')}
            hint={t('password_hint', { min: PASSWORD_MIN_CHARS })}
            type="password"
            autoComplete="new-password"
            required
          />
          {/* With script a button shows what was typed. */}
          <noscript>
            <input type="hidden" name="typed_twice" value="1" />
            <TextField
              {...secretAttributes(fields.password_again)}
              label={t('password_again')}
              type="password"
              autoComplete="new-password"
              required
            />
          </noscript>
          {asks('legal_type') && (
            <ChoiceGroup
              {...choiceAttributes(fields.legal_type)}
              label={t('legal_type')}
              choices={data.legalTypes}
              required
            />
          )}
          {asks('phone') && (
            <TextField {...textAttributes(fields.phone)} label={t('phone')} type="tel" autoComplete="tel" required />
          )}
          {asks('birthday') && (
            <DateField {...textAttributes(fields.birthday)} label={t('birthday')} autoComplete="bday" required />
          )}
          {asks('nationality') && (
            <SelectField
              {...choiceAttributes(fields.nationality)}
              label={t('nationality')}
              options={data.countries}
              placeholder={t('choose')}
              required
            />
          )}
          {asks('country') && (
            <SelectField
              {...choiceAttributes(fields.country)}
              label={t('country')}
              options={data.countries}
              placeholder={t('choose')}
              autoComplete="country"
              required
            />
          )}
          {asks('occupation') && (
            <TextField
              {...textAttributes(fields.occupation)}
              label={t('occupation')}
              autoComplete="organization-title"
              required
            />
          )}
          {data.asksReferral && (
            <TextField
              {...textAttributes(fields.referral_code)}
              label={t('referral_code')}
              hint={
                data.urls.referralLegal && <LinkedText text={t('referral_legal')} hrefs={[data.urls.referralLegal]} />
              }
              width="medium"
            />
          )}
          <Stack gap="tight">
            <CheckboxField
              {...checkboxAttributes(fields.terms)}
              label={
                <LinkedText text={t('accept')} hrefs={[data.urls.legal, data.urls.providerTerms, data.urls.privacy]} />
              }
              hint={data.termsOnRequest}
              required
            />
            <CheckboxField
              {...checkboxAttributes(fields.commercial)}
              label={t(data.mandatoryNews ? 'commercial_needed' : 'commercial')}
              required={data.mandatoryNews}
            />
          </Stack>
          <Button tone="primary" wide>
            {t('submit')}
          </Button>
        </Stack>
      </FormShell>
      {data.googleAddress && (
        <LinkButton href={data.googleAddress} wide rel="nofollow">
          {t('google')}
        </LinkButton>
      )}
      <Text tone="soft">
        {t('have_account')} <a href={data.signInAddress}>{t('sign_in')}</a>
      </Text>
    </Stack>
  );
}
