import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawnForms } from '#app/forms/drawn-forms.ts';
import { isFailedReply } from '#app/forms/reply.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { page, word } from './late-answers.css.ts';

/** A page of records that others decide as well: it says so where a form was refused that it has no more, so that nothing else would. */
export function LateAnswers({ children }: { children: ReactNode }) {
  const drawn = new Set<string>();
  return (
    <DrawnForms value={drawn}>
      <div className={page}>
        {children}
        <Word drawn={drawn} />
      </div>
    </DrawnForms>
  );
}

function Word({ drawn }: { drawn: ReadonlySet<string> }) {
  const { t } = useTranslation('sheet');
  const reply = useActionData();
  const id = isFailedReply(reply) && reply.result.initialValue?.form_id;
  if (typeof id !== 'string' || drawn.has(id)) return null;
  return (
    <div className={word}>
      <Notice tone="caution" role="alert" title={t('late.title')}>
        {t('late.text')}
      </Notice>
    </div>
  );
}
