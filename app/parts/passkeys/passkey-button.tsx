import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { scriptText } from '#app/ui/controls/script-text.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

interface PasskeyButtonProps {
  /** Name of the field that the browser's answer goes into. */
  name: string;
  /** What the browser is asked: to sign in, to finish a sign-in, or to show that it is oneself. */
  ask?: 'sign-in' | 'factor' | 'self';
  /** What it is told to make instead, as the API gives it. */
  makes?: string;
  tone?: 'primary';
  wide?: boolean;
  label: string;
}

/**
 * Asks the browser for a passkey and sends its form with the answer. The enhancement script does it: without script, or in a browser that knows no passkeys, it
 * is not there, and the page has another way on.
 */
export function PasskeyButton({ name, ask, makes, tone, wide, label }: PasskeyButtonProps) {
  const { t } = useTranslation('passkey');
  return (
    <div data-needs-passkeys="">
      <Stack gap="tight">
        <input type="hidden" name={name} />
        <div>
          <Button
            type="button"
            tone={tone}
            wide={wide}
            data-passkey={import.meta.env.PASSKEY_URL}
            data-passkey-ask={ask}
            data-passkey-makes={makes}
          >
            {label}
          </Button>
        </div>
        <p
          role="status"
          data-passkey-said=""
          data-cancelled={t('cancelled')}
          data-known={t('known')}
          data-failed={t('failed')}
          {...scriptText()}
        />
      </Stack>
    </div>
  );
}
