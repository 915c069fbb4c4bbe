import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { checkboxAttributes, secretAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { CodeField } from '#app/ui/fields/code-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { EMAIL_CODE_DIGITS } from '#domain/limits.ts';
import { paper } from './sign.css.ts';
import type { SignData } from './sign.server.ts';

interface Fields extends Record<string, unknown> {
  typed_name: string;
  code: string;
  agree: string;
}

/** The whole contract, then the two marks that sign it: the typed name and the mailed code. */
export function SignScreen({ reply, ...data }: SignData & { reply: unknown }) {
  const { t } = useTranslation('invest');
  const { form, fields } = useLonjaForm<Fields>({ id: 'sign', reply });
  const labels = { typed_name: t('sign.name'), code: t('sign.code') };
  return (
    <StepPage frame={data.frame} title={t('sign.title')} intro={t('sign.intro')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={paper} aria-label={t('sign.contract')} tabIndex={0}>
        <h2>{data.contract.title}</h2>
        {data.contract.paragraphs.map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </section>
      <Cluster justify="between">
        <LinkButton size="small" icon="download" href={data.contract.href}>
          {t('sign.download')}
        </LinkButton>
      </Cluster>
      <Text size="tiny" tone="soft">
        {t('sign.hash')}:{' '}
        <Text as="span" size="tiny" code>
          {data.contract.sha256}
        </Text>
      </Text>
      <form method="post">
        <input type="hidden" name="intent" value="code" />
        <Button icon="mail">{t('sign.sendCode')}</Button>
      </form>
      <FormShell form={form} labels={labels} idempotencyKey={data.idempotencyKey}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="sign" />
          <input type="hidden" name="sha256" value={data.contract.sha256} />
          <TextField
            {...textAttributes(fields.typed_name)}
            label={t('sign.name')}
            hint={data.nameHint}
            autoComplete="off"
            required
          />
          <CodeField
            {...secretAttributes(fields.code)}
            label={t('sign.code')}
            hint={data.codeHint}
            length={EMAIL_CODE_DIGITS}
            required
          />
          <CheckboxField {...checkboxAttributes(fields.agree)} label={t('sign.agree')} required />
          <div>
            <Button tone="primary" icon="signature">
              {t('sign.sign')}
            </Button>
          </div>
        </Stack>
      </FormShell>
    </StepPage>
  );
}
