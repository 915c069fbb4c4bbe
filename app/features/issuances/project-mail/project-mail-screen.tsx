import { Form } from '@remix-run/react';
import { Button } from '#app/ui/controls/button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { projectMail } from './project-mail.css.ts';
import type { ProjectMailData } from './project-mail.server.ts';

/** How an address for questions stands, and one button for each thing that can be said. */
export function ProjectMailScreen({ token, title, text, buttons }: ProjectMailData) {
  return (
    <Stack className={projectMail} gap="card" as="section">
      <h1>{title}</h1>
      <Text tone="soft">{text}</Text>
      {buttons.length > 0 && (
        <Form method="post" discover="none">
          <input type="hidden" name="token" value={token} />
          <Cluster>
            {buttons.map(({ choice, label }, at) => (
              <Button key={choice} tone={at === 0 ? 'primary' : 'secondary'} name="intent" value={choice}>
                {label}
              </Button>
            ))}
          </Cluster>
        </Form>
      )}
    </Stack>
  );
}
