import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { WithdrawFields } from './withdraw.form.ts';
import type { WithdrawData } from './withdraw.server.ts';

/** How much to withdraw, or what stands in the way, or the question before it. */
export function WithdrawScreen({ reply, ...data }: WithdrawData & { reply: unknown }) {
  const { t } = useTranslation('balance');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { obstacle } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.backHref }, { label: data.head.title }]}
        title={data.head.title}
      />
      {obstacle ? (
        <Notice
          tone={obstacle.tone}
          title={obstacle.title}
          action={obstacle.go && <LinkButton href={obstacle.go.href}>{obstacle.go.label}</LinkButton>}
        >
          {obstacle.text}
        </Notice>
      ) : (
        <AmountForm data={data} reply={reply} />
      )}
    </Stack>
  );
}

function AmountForm({ data, reply }: { data: WithdrawData; reply: unknown }) {
  const { t } = useTranslation('balance');
  const { form, fields } = useLonjaForm<WithdrawFields>({ ...data.form, id: 'withdraw', reply });
  const attributes = textAttributes(fields.amount);
  return (
    <FormShell form={form} labels={{ amount: t('form.amount') }}>
      <Stack gap="field">
        <MoneyField
          {...attributes}
          defaultValue={attributes.defaultValue || data.all}
          label={t('form.amount')}
          hint={data.hint}
          unit={data.unit}
          unitPosition={data.unitPosition}
          required
        />
        <p>{data.to}</p>
        <Cluster>
          <Button tone="primary">{t('form.next')}</Button>
          <LinkButton href={data.allHref}>{t('form.all')}</LinkButton>
          <LinkButton tone="quiet" href={data.backHref}>
            {t('form.back')}
          </LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
