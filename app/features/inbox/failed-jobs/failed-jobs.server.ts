import { call } from '#app/api/call.server.ts';
import { askOnce } from '#app/forms/ask-once.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { changeFailedJobs, listFailedJobs } from '#contract/inbox.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { jobKey } from './job-key.ts';

const LIST = listPage({ texts: 'inbox', counted: 'inbox:jobs.count', filters: {} });
const MOST = 100;

/** What the platform does by itself and could not, in all of its tries. */
export async function loadFailedJobs(visit: SignedInVisit) {
  const { t } = visit;
  const { asked, query } = LIST.of(visit);
  return listScreen(visit, LIST, {
    asked,
    answer: await call(visit, listFailedJobs, { query }),
    path: pathTo.manager.failedJobs,
    title: t('inbox:jobs.title'),
    crumbs: [{ label: t('inbox:title'), href: pathTo.manager.inbox }],
    about: t('inbox:jobs.about'),
    empty: { icon: 'inbox', filtered: t('inbox:jobs.none'), none: t('inbox:jobs.none') },
    bulk: { name: 'items', acts: { retry: t('inbox:jobs.retry'), put_aside: t('inbox:jobs.putAside') } },
    columns: {
      name: { says: ({ job }) => t(`inbox:job.${jobKey(job)}`), header: t('inbox:jobs.column.what') },
      fault: { says: (row) => row.fault, header: t('inbox:jobs.column.fault'), at: ['note', 'soft'] },
      tries: { as: 'tokens', says: (row) => row.tries, header: t('inbox:jobs.column.tries'), at: ['mid'] },
      at: { as: 'recent', says: (row) => row.failed_at, header: t('inbox:jobs.column.at'), at: ['aside'] },
    },
  });
}

/** Buttons: `retry` and `put_aside`, for what is ticked. What is put aside is never done, so that it is asked first. */
export function changeTicked(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  const here = pathTo.manager.failedJobs;
  const acting = (act: 'retry' | 'put_aside') => async () => {
    const ids = form.data.getAll('items').map(String).filter(isRecordId).slice(0, MOST);
    if (ids.length === 0)
      return redirectWithToast(visit, here, { message: t('inbox:jobs.noneTicked'), type: 'warning' });
    const question =
      act === 'put_aside' && askOnce(visit, form, askAside(visit, ids.length), { fields: ['items'], backHref: here });
    if (question) return question;
    const { changed } = (await call(visit, changeFailedJobs, { body: { ids, act } })).data;
    const done = t(act === 'retry' ? 'inbox:jobs.retried' : 'inbox:jobs.aside', { count: changed });
    return redirectWithToast(
      visit,
      here,
      changed > 0 ? { message: done, type: 'success' } : { message: t('inbox:jobs.gone'), type: 'warning' },
    );
  };
  return answerForm(visit, form, { retry: acting('retry'), put_aside: acting('put_aside') });
}

const askAside = ({ t }: SignedInVisit, count: number) => ({
  title: t('inbox:jobs.askAside.title', { count }),
  text: t('inbox:jobs.askAside.text'),
  button: t('inbox:jobs.askAside.button'),
  danger: true,
});
