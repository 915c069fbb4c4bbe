import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { CodeField } from '#app/ui/fields/code-field.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Specimen } from './specimen.tsx';

/** Every field: at rest on the left, refused or disabled on the right. */
export function FieldsSection({ reasonForm }: { reasonForm: SentForm }) {
  const { t } = useTranslation('components');
  const f = (key: string) => t(`fields.${key}`);
  const countries = ['n1', 'n2', 'n3'].map((key) => ({ value: key, label: f(`countries.${key}`) }));
  const sectors = ['n1', 'n2', 'n3'].map((key) => ({ value: key, label: f(`sectors.${key}`) }));
  const people = ['individual', 'company'].map((value) => ({ value, label: f(value) }));
  return (
    <Specimen section="fields">
      <ErrorSummary
        autoFocus={false}
        errors={[
          { fieldId: 'c-email', message: f('summaryError') },
          { fieldId: 'c-amount-2', message: f('summaryError2') },
        ]}
      />
      <Grid columns="two">
        <Stack gap="field">
          <TextField id="c-name" name="name" label={f('name')} hint={f('nameHint')} required autoComplete="off" />
          <MoneyField id="c-amount" name="amount" label={f('tokens')} hint={f('tokensHint')} unit="€" required />
          <SelectField
            id="c-country"
            name="country"
            label={f('country')}
            options={countries}
            placeholder={f('choose')}
          />
          <DateField id="c-birthday" name="birthday" label={f('birthday')} required />
          <FileField
            id="c-proof"
            name="proof"
            label={f('proof')}
            hint={f('proofHint')}
            current={f('proofCurrent')}
            paper
            required
          />
          <CodeField id="c-code" name="code" label={f('code')} hint={f('codeHint')} length={5} required />
          <TextareaField id="c-message" name="message" label={f('message')} rows={3} />
          <ChoiceGroup id="c-type" name="type" label={f('type')} choices={people} defaultValue="individual" required />
          <ChoiceGroup id="c-many" name="many" label={f('many')} choices={sectors} defaultValue={['n1']} many />
          <CheckboxField id="c-news" name="news" label={f('news')} defaultChecked />
        </Stack>
        <Stack gap="field">
          <TextField
            id="c-email"
            name="email"
            type="email"
            label={f('email')}
            defaultValue="elena@"
            error={f('emailError')}
            required
          />
          <MoneyField
            id="c-amount-2"
            name="amount-2"
            label={f('tokens')}
            unit="$"
            unitPosition="before"
            defaultValue="100"
            error={f('tokensError')}
            required
          />
          <SelectField
            id="c-country-2"
            name="country-2"
            label={f('country')}
            options={countries}
            defaultValue="n3"
            disabled
          />
          <DateField
            id="c-birthday-2"
            name="birthday-2"
            label={f('birthday')}
            defaultValue="2014-13-02"
            error={f('birthdayError')}
            required
          />
          <FileField id="c-proof-2" name="proof-2" label={f('proof')} error={f('proofError')} required />
          <CodeField id="c-code-2" name="code-2" label={f('code')} error={f('codeError')} length={5} required />
          <TextField id="c-off" name="off" label={f('disabled')} defaultValue={f('disabledValue')} disabled />
          <ChoiceGroup id="c-type-2" name="type-2" label={f('type')} choices={people} error={f('riskError')} required />
          <CheckboxField id="c-risk" name="risk" label={f('risk')} error={f('riskError')} required />
          <CheckboxField id="c-off-2" name="off-2" label={f('news')} disabled />
        </Stack>
      </Grid>
      <FieldRow>
        <TextField id="c-row-1" name="row-1" label={f('email')} required />
        <TextField id="c-row-2" name="row-2" label={f('name')} hint={f('nameHint')} error={f('riskError')} required />
        <DateField id="c-row-3" name="row-3" label={f('birthday')} required />
        <SelectField id="c-row-4" name="row-4" label={f('country')} options={countries} placeholder={f('choose')} />
      </FieldRow>
      <ReasonForm
        id="c-reason"
        form={reasonForm}
        reply={null}
        texts={{ label: f('message'), button: t('buttons.danger') }}
        tone="danger"
      />
      <ConfirmForm id="c-confirm" reply={null} text={f('news')} button={t('buttons.primary')} tone="primary" />
      <ChoiceGroup
        id="c-method"
        name="method"
        label={t('choices.title')}
        legendLook="title"
        look="cards"
        defaultValue="transfer"
        required
        choices={[
          {
            value: 'transfer',
            label: t('choices.transfer'),
            hint: t('choices.transferHint'),
            aside: t('choices.transferSum'),
          },
          { value: 'card', label: t('choices.card'), hint: t('choices.cardHint'), aside: t('choices.cardSum') },
          { value: 'bizum', label: t('choices.bizum'), hint: t('choices.bizumHint'), disabled: true },
        ]}
      />
    </Specimen>
  );
}
