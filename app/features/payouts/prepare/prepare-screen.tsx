import { useTranslation } from 'react-i18next';
import { TotalForm } from '#app/forms/total-form.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { PrepareData } from './prepare.server.ts';

/** "Prepare the file?": how many transfers, their total, and what is frozen. */
export function PrepareScreen({ reply, ...data }: PrepareData & { reply: unknown }) {
  const { t } = useTranslation(['payouts', 'ui']);
  const crumbs = [{ label: t('title'), href: data.backHref }, { label: t('prepare.open') }];
  return (
    <Stack gap="wide">
      <PageHeader crumbs={crumbs} title={t('prepare.title')} about={t('prepare.text')} />
      <Facts items={data.facts} />
      <TotalForm
        id="prepare"
        form={data.form}
        reply={reply}
        texts={{ label: t('prepare.typed'), hint: data.hint, button: t('prepare.button'), no: t('ui:cancel') }}
        currency={data.currency}
        backHref={data.backHref}
      />
    </Stack>
  );
}
