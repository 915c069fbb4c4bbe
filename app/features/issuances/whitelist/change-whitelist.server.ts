import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { answerForm, type FormAct, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import {
  addToWhitelist,
  decideWhitelist,
  judgeWhitelist,
  validateWhitelistPeople,
  writeWhitelistBatch,
} from '#contract/whitelist.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { WhitelistAct } from '#domain/issuance/whitelist.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { MOST_DECIDED } from './decision.server.ts';
import { approveForm, manyForm, mendForm, revokeForm } from './whitelist.form.ts';
import type { Area } from './whitelist-views.ts';

/** What can be done on a whitelist: managers decide, both add. */
export async function changeWhitelist(visit: SignedInVisit, area: Area, id: string | undefined, form: SubmittedForm) {
  const params = { id: id && isRecordId(id) ? id : '' };
  const path = pathTo[area].whitelist(params.id);
  const { t } = visit;
  const judged = (list: string) => `${path}?list=${list}`;
  const adding: Record<string, FormAct> = {
    add: formAct({
      schema: addToWhitelist.body,
      send: (body) => call(visit, addToWhitelist, { params, body }),
      onward: () => ({ to: path, toast: t(`whitelist:added.${area}`) }),
    }),
    judge: formAct({
      schema: manyForm,
      ask: async ({ list, file }) => (list?.trim() || file ? null : { problems: { list: [t('whitelist:many.none')] } }),
      send: ({ list, file }) => call(visit, judgeWhitelist, { params, body: fileOf(visit, file, list) }),
      onward: ({ data }) => judged(data.id),
      fields: ({ file }) => ({ file: file ? 'file' : 'list' }),
    }),
    mend: formAct({
      schema: mendForm,
      send: ({ list, into }) =>
        call(visit, judgeWhitelist, { params, body: formDataOf({ file: textFile(visit, list), into }) }),
      onward: ({ data }) => judged(data.id),
      fields: { file: 'list' },
    }),
    write: formAct({
      schema: mendForm.pick({ into: true }),
      send: ({ into }) => call(visit, writeWhitelistBatch, { params: { id: into }, body: {} }),
      onward: ({ data }, { into }) => ({
        to: judged(into),
        toast:
          data.written > 0 ? t('whitelist:judged.done', { count: data.written }) : t('whitelist:judged.doneBefore'),
      }),
    }),
  };
  if (area === 'entrepreneur') return answerForm(visit, form, adding);
  return answerForm(visit, form, {
    ...adding,
    '': async () => validated(visit, params, [form.text('one')]),
    validate: async () => validated(visit, params, ticked(form)),
    ask_approve: async () => asked(visit, path, 'approve', ticked(form)),
    ask_revoke: async () => asked(visit, path, 'revoke', ticked(form)),
    approve: formAct({
      schema: approveForm,
      send: ({ ids }) => call(visit, decideWhitelist, { params, body: { act: 'approve', ids } }),
      onward: ({ data }) => ({ to: path, toast: t('whitelist:approve.done', { count: data.changed }) }),
    }),
    revoke: formAct({
      schema: revokeForm,
      send: ({ ids, reason }) => call(visit, decideWhitelist, { params, body: { act: 'revoke', ids, reason } }),
      onward: ({ data }) => ({ to: path, toast: t('whitelist:revoke.done', { count: data.changed }) }),
    }),
  });
}

const textFile = ({ t }: SignedInVisit, text: string) =>
  new File([text], t('whitelist:many.pasted'), { type: 'text/plain' });
const fileOf = (visit: SignedInVisit, file: File | undefined, list: string | undefined) =>
  formDataOf({ file: file ?? textFile(visit, list ?? '') });

const ticked = (form: SubmittedForm) =>
  form.data.getAll('ids').filter((id): id is string => typeof id === 'string' && isRecordId(id));

/** The page that asks; where nothing is ticked, the list says so. */
function asked(visit: SignedInVisit, path: string, act: WhitelistAct, ids: readonly string[]): Response {
  if (ids.length === 0)
    return redirectWithToast(visit, path, { message: visit.t('whitelist:noneTicked'), type: 'warning' });
  return redirect(`${path}?act=${act}&ids=${ids.slice(0, MOST_DECIDED).join()}`, 303);
}

/** Validates people at one press, and says who is left out. */
async function validated(visit: SignedInVisit, params: { id: string }, chosen: readonly string[]): Promise<Response> {
  const { t } = visit;
  const back = `${pathTo.manager.whitelist(params.id)}?view=people`;
  const ids = chosen.filter(isRecordId).slice(0, MOST_DECIDED);
  if (ids.length === 0) return redirectWithToast(visit, back, { message: t('whitelist:noneTicked'), type: 'warning' });
  const { data } = await call(visit, validateWhitelistPeople, { params, body: { ids } });
  const done = t('whitelist:validated', { count: data.approved });
  const left = data.left_out > 0 ? ` ${t('whitelist:leftOut', { count: data.left_out })}` : '';
  return redirectWithToast(visit, back, { message: `${done}${left}`, type: data.approved > 0 ? 'success' : 'warning' });
}
