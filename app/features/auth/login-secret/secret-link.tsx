import { useTranslation } from 'react-i18next';
import { box } from '#app/features/auth/login/login.css.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';

interface SecretLinkProps {
  next: string;
  /** Whoever is signed in already; the link then asks first. */
  signedInAs: string | null;
}

/** One button that signs in; with script it presses itself, unless somebody is signed in already. */
export function SecretLinkScreen({ next, signedInAs }: SecretLinkProps) {
  const { t } = useTranslation('login');
  return (
    <Stack className={box} gap="card">
      <h1>{t('link_title')}</h1>
      <Text tone="soft">{signedInAs ? t('link_signed_in', { name: signedInAs }) : t('link_lead')}</Text>
      <form method="post" action={pathTo.loginSecret} data-autosubmit={signedInAs ? undefined : ''}>
        <Stack gap="small">
          <input type="hidden" name="next" value={next} />
          <Button tone="primary" wide name="intent" value="replace">
            {t('link_submit')}
          </Button>
          {signedInAs && (
            <Button wide name="intent" value="stay">
              {t('link_stay')}
            </Button>
          )}
        </Stack>
      </form>
    </Stack>
  );
}
