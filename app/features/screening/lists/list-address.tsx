import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { WatchListsData } from './lists.server.ts';

interface ListAddressProps {
  address: NonNullable<WatchListsData['lists'][number]['address']>;
  reply: unknown;
}

/** Where a list is read from by itself, what came of it the last time, and reading it now. */
export function ListAddress({ address, reply }: ListAddressProps) {
  const { t } = useTranslation('screening');
  return (
    <Stack gap="small">
      <Text>
        {address.text} <a href={address.settingsHref}>{t('address.change')}</a>
      </Text>
      {address.last && (
        <Notice tone={address.last.tone} title={address.last.title}>
          {address.last.why && <p>{address.last.why}</p>}
          {address.good && <p>{address.good}</p>}
        </Notice>
      )}
      {address.form && (
        <ConfirmForm
          id="fetch"
          intent="fetch"
          form={address.form}
          reply={reply}
          button={t('address.now')}
          size="small"
        />
      )}
    </Stack>
  );
}
