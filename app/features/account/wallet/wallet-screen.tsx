import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { AddressPart } from './address-part.tsx';
import { ProvePart } from './prove-part.tsx';
import { SelfFields } from './self-fields.tsx';
import type { ProofFields } from './wallet.form.ts';
import type { WalletData } from './wallet.server.ts';

/** One's own wallet: which, whether it is proved, the signature that is awaited, another one, none. */
export function WalletScreen({ reply, ...data }: WalletData & { reply: unknown }) {
  const { t } = useTranslation('wallet');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { wallet, challenge } = data;
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={t('about')} />
      {wallet && (
        <Card
          title={t('yours')}
          aside={
            <Chip tone={wallet.isProved ? 'positive' : 'caution'}>{t(wallet.isProved ? 'ready' : 'toProve')}</Chip>
          }
        >
          <Facts
            items={[
              {
                label: t('address'),
                value: wallet.address,
                action: <CopyButton value={wallet.address} what={t('address')} />,
              },
              { label: t('whose'), value: wallet.proved },
              { label: t('listed'), value: wallet.lists },
            ]}
          />
        </Card>
      )}
      {challenge ? (
        <ProvePart challenge={challenge} data={data} reply={reply} />
      ) : (
        <AddressPart data={data} reply={reply} />
      )}
      {wallet && !challenge && <RemovePart data={data} reply={reply} />}
    </Stack>
  );
}

function RemovePart({ data, reply }: { data: WalletData; reply: unknown }) {
  const { t } = useTranslation('wallet');
  const { form, fields } = useLonjaForm<ProofFields>({ ...data.forms.remove, id: 'remove', reply });
  const labels = { code: t('remove.code'), current_password: t('remove.password') };
  return (
    <Card title={t('remove.title')}>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="remove" />
          <Text>{t('remove.text')}</Text>
          <SelfFields asks={data.asks} passkey={data.passkey} labels={labels} fields={fields} />
          <div>
            <Button tone="danger">{t('remove.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
