import { useTranslation } from 'react-i18next';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Stack } from '#app/ui/stack.tsx';
import type { MintData } from './mint.server.ts';

/** "Mint these tokens?": how many, and that it cannot be undone. */
export function MintScreen({ count, backHref, values }: MintData) {
  const { t } = useTranslation('managed');
  return (
    <ConfirmPage
      title={t('mint.title')}
      text={`${count} ${t('mint.text')}`}
      button={t('mint.confirm')}
      values={values}
      backHref={backHref}
    />
  );
}

/** Opened by its address, or loaded again: no investment is chosen. */
export function NothingToMint() {
  const { t } = useTranslation('managed');
  return (
    <Stack gap="card">
      <PageHeader title={t('mint.title')} />
      <EmptyState icon="investments" action={<LinkButton href="/manager/investments">{t('sheet.back')}</LinkButton>}>
        {t('mint.none')}
      </EmptyState>
    </Stack>
  );
}
