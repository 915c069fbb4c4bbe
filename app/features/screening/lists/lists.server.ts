import { call } from '#app/api/call.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { messageOf } from '#app/forms/message.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { fetchWatchList, importWatchList, listWatchLists } from '#contract/screening.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { WatchList } from '#domain/screening/watch-list.ts';
import { watchFileForm } from './lists.form.ts';

type Listed = AnswerOf<typeof listWatchLists>['data'][number];
type Edition = NonNullable<Listed['edition']>;
type Address = Listed['address'];
const fetchNowForm = fetchWatchList.body;

/** Each list: the edition in use, how far people have been held beside it, and the upload of another. */
export async function loadWatchLists(visit: SignedInVisit) {
  const { data } = await call(visit, listWatchLists, {});
  const { t } = visit;
  return {
    head: pageHead(visit, { title: t('screening:lists.title') }),
    hitsHref: pathTo.manager.screening,
    lists: data.map(({ list, edition, address }) => ({
      address: list === 'sanctions' ? addressView(visit, address) : null,
      list,
      title: t(`screening:list.${list}`),
      facts: edition ? factsOf(visit, edition) : [],
      progress:
        edition && !edition.screened_at
          ? t('screening:lists.running', { people: visit.format.tokens(edition.screened) })
          : '',
      upload: visit.session.backdoor ? null : formOf(watchFileForm, visit),
    })),
  };
}

export type WatchListsData = Awaited<ReturnType<typeof loadWatchLists>>;

function factsOf({ t, format }: SignedInVisit, edition: Edition) {
  const { made_at: made, imported_at, imported_by, entries, screened, screened_at: over } = edition;
  return [
    ...(made ? [{ label: t('screening:lists.made'), value: format.dateTime(made) }] : []),
    { label: t('screening:lists.entries'), value: format.tokens(entries) },
    {
      label: t('screening:lists.imported'),
      value: t('screening:lists.importedBy', {
        date: format.dateTime(imported_at),
        who: imported_by ?? t('screening:address.itself'),
        file: edition.file_name,
      }),
    },
    ...(over
      ? [
          {
            label: t('screening:lists.screened'),
            value: t('screening:lists.screenedAt', {
              count: screened,
              date: format.dateTime(over),
              people: format.tokens(screened),
            }),
          },
        ]
      : []),
  ];
}

/** Where a list is read from by itself, what came of it, and the way to say another address. */
function addressView(visit: SignedInVisit, address: Address) {
  const { t, format } = visit;
  const settingsHref = pathTo.manager.settingsOf('control');
  if (!address) return { text: t('screening:address.none'), settingsHref, last: null, good: null, form: null };
  const { host, last } = address;
  const why = last?.problem
    ? messageOf(visit, last.problem)
    : last?.fault && t(`screening:address.fault.${last.fault}`);
  return {
    text: t('screening:address.daily', { host }),
    settingsHref,
    last: last && {
      tone: last.result === 'NEW' || last.result === 'SAME' ? ('info' as const) : ('caution' as const),
      title: t(`screening:address.result.${last.result}`, { date: format.dateTime(last.at) }),
      why: why || '',
    },
    good: last?.good_at ? t('screening:address.good', { date: format.dateTime(last.good_at) }) : null,
    form: visit.session.backdoor ? null : formOf(fetchNowForm),
  };
}

/** Buttons: the lists, and `fetch`, which has the list of sanctions read now. What is wrong with a file is said at its field. */
export async function changeWatchLists(visit: SignedInVisit, form: SubmittedForm) {
  const taking = (list: WatchList) =>
    formAct({
      schema: watchFileForm,
      send: ({ file }, idempotencyKey) =>
        call(visit, importWatchList, { body: formDataOf({ list, file }), idempotencyKey }),
      onward: () => ({ to: pathTo.manager.watchLists, toast: visit.t('screening:lists.done') }),
    });
  const fetching = formAct({
    schema: fetchNowForm,
    send: () => call(visit, fetchWatchList, { body: {} }),
    onward: () => ({ to: pathTo.manager.watchLists, toast: visit.t('screening:address.asked') }),
  });
  return answerForm(visit, form, { fetch: fetching, sanctions: taking('sanctions'), exposed: taking('exposed') });
}
