import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UserView } from './user-view.server.ts';

/** Whether the person sees projects before their campaign, and the button that changes it. */
export function EarlyAccess({ early }: { early: NonNullable<UserView['early']> }) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="small">
      <Text tone="soft">{t(`early.${early}Text`)}</Text>
      {early !== 'premium' && (
        <Form method="post" discover="none" preventScrollReset>
          <input type="hidden" name="intent" value={early === 'shown' ? 'hide-early' : 'show-early'} />
          <Button>{t(early === 'shown' ? 'early.hide' : 'early.show')}</Button>
        </Form>
      )}
    </Stack>
  );
}
