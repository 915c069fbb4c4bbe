import { useTranslation } from 'react-i18next';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import type { UserView } from './user-view.server.ts';

/** Opens an identity check again that had succeeded, with a reason that tells the person what to mend. The next page asks. */
export function ReopenCheck({ data, reply }: { data: UserView; reply: unknown }) {
  const { t } = useTranslation('users');
  const texts = {
    text: t('reopen.text'),
    label: t('reopen.reason'),
    hint: t('reopen.reasonHint'),
    button: t('reopen.next'),
  };
  return (
    <ReasonForm
      id="reopen"
      intent="reopen"
      form={data.forms.reopen}
      reply={reply}
      texts={texts}
      summary={t('reopen.title')}
    />
  );
}
