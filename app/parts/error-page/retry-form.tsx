import { useLocation } from '@remix-run/react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_DataRouterStateContext } from 'react-router';
import { isFailedReply } from '#app/forms/reply.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Text } from '#app/ui/layout/text.tsx';

type Fields = Readonly<Record<string, string>>;

/** Sends the form that met the fault again, as it was typed and under the same key; nothing is drawn where there was none. */
export function RetryForm({ kept }: { kept: Fields | null }) {
  const { t } = useTranslation('errors');
  const { pathname, search } = useLocation();
  const answered = useAnsweredForm();
  const fields = kept ?? answered;
  if (!fields) return null;
  return (
    <form method="post" action={pathname + search}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Text>{t('kept')}</Text>
      <Button tone="primary">{t('retry')}</Button>
    </form>
  );
}

/** The form whose action did answer, while the page around it could not be loaded: its reply holds what was typed. */
function useAnsweredForm(): Fields | null {
  // The public hook reads the action of its own route alone, and an error page stands above all of them.
  const state = useContext(UNSAFE_DataRouterStateContext);
  const reply = Object.values(state?.actionData ?? {}).find(isFailedReply);
  if (!reply?.result.initialValue) return null;
  const texts = Object.entries(reply.result.initialValue).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}
