import { useTranslation } from 'react-i18next';
import { TotalForm } from '#app/forms/total-form.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { PrepareWalletsData } from './prepare-wallets.server.ts';

/** "Prepare the batch?": how many transfers, their total, from where, and what is frozen. */
export function PrepareWalletsScreen({ reply, ...data }: PrepareWalletsData & { reply: unknown }) {
  const { t } = useTranslation(['payouts', 'ui']);
  const crumbs = [{ label: t('wallets.title'), href: data.backHref }, { label: t('wallets.prepare.open') }];
  return (
    <Stack gap="wide">
      <PageHeader crumbs={crumbs} title={t('wallets.prepare.title')} about={t('wallets.prepare.text')} />
      <Facts items={data.facts} />
      <TotalForm
        id="prepare"
        form={data.form}
        reply={reply}
        texts={{ label: t('prepare.typed'), hint: data.hint, button: t('wallets.prepare.button'), no: t('ui:cancel') }}
        currency={data.currency}
        backHref={data.backHref}
      />
    </Stack>
  );
}
