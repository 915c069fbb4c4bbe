import { Form } from '@remix-run/react';
import { Button } from '#app/ui/controls/button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { UnsubscribeData } from './unsubscribe.server.ts';

/** What a mail's way out leaves, and the button that does. */
export function UnsubscribeScreen({ token, title, text, button }: UnsubscribeData) {
  return (
    <Stack gap="card" as="section">
      <h1>{title}</h1>
      <Text tone="soft">{text}</Text>
      {button && (
        <Form method="post" discover="none">
          <input type="hidden" name="token" value={token} />
          <Button tone="primary" name="intent" value="leave">
            {button}
          </Button>
        </Form>
      )}
    </Stack>
  );
}
