import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#app/ui/controls/button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { SentForm } from './form-of.server.ts';
import { FormShell } from './form-shell.tsx';
import { useLonjaForm } from './use-lonja-form.ts';

interface ConfirmFormProps extends Pick<ButtonLook, 'tone' | 'size' | 'icon'> {
  /** Unique on the page. */
  id: string;
  /** Which act of the page it is; absent where the form is the only one without a name. */
  intent?: string;
  form?: SentForm;
  reply: unknown;
  text?: ReactNode;
  button: string;
  /** What a reader of screens hears, where the button's words say too little alone. */
  buttonLabel?: string;
  /** Another address than this page's. */
  action?: string;
  /** Hidden fields. */
  children?: ReactNode;
}

/** One button that acts, with what is said before it. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { id, intent, reply, text, button, buttonLabel, action, children, ...look } = props;
  const { form: sent, ...tone } = look;
  const { form } = useLonjaForm({ ...sent, id, reply });
  return (
    <FormShell form={form} action={action}>
      <Stack gap="small">
        {intent && <input type="hidden" name="intent" value={intent} />}
        {children}
        {text && <Text>{text}</Text>}
        <div>
          <Button {...tone} aria-label={buttonLabel}>
            {button}
          </Button>
        </div>
      </Stack>
    </FormShell>
  );
}
