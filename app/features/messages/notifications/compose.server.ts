import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getMessage, measureAudience } from '#contract/messages.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { AUDIENCES, isOfProject, PURPOSES } from '#domain/message/message.ts';
import { localized } from '#domain/tenant/language.ts';
import { USER_STATUSES } from '#domain/user/status.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { messageForm } from './message.form.ts';
import { type Area, audienceName, measuredView } from './message-view.ts';

const oneOf = <T extends string>(known: readonly T[], value: string | null | undefined): T | undefined =>
  known.find((one) => one === value);

/** A new message, or a draft: whom it is for (in the address, so that the count is there before a word is written), and its words in both languages. */
export async function loadCompose(visit: SignedInVisit, area: Area, id: string | null) {
  const { t, lang, url } = visit;
  const kept = id === null ? null : (await call(visit, getMessage, { params: { id } })).data;
  const said = (name: string, otherwise: string | null | undefined) => url.searchParams.get(name) ?? otherwise;
  const issuance = said('issuance', kept?.project?.id) ?? '';
  const ofProject = isRecordId(issuance);
  const people = (said('people', kept?.people?.join(',')) ?? '').split(',').filter(isRecordId);
  const audiences = AUDIENCES.filter(
    (one) => isOfProject(one) === ofProject && (one !== 'CHOSEN' || people.length > 0),
  );
  const audience = oneOf(audiences, said('audience', kept?.audience)) ?? (ofProject ? 'INVESTORS' : 'PEOPLE');
  const chosen = {
    audience,
    purpose: oneOf(PURPOSES, said('purpose', kept?.purpose)) ?? 'SERVICE',
    issuance: ofProject ? issuance : undefined,
    order_status:
      audience === 'INVESTORS' ? oneOf(INVESTMENT_STATUSES, said('order_status', kept?.order_status)) : undefined,
    people: audience === 'CHOSEN' ? people.slice(0, 100).join(',') : undefined,
    user_status: audience === 'PEOPLE' ? oneOf(USER_STATUSES, said('user_status', kept?.user_status)) : undefined,
  };
  const { data } = await call(visit, measureAudience, { query: chosen });
  const named = (names: readonly string[], key: string) =>
    names.map((value) => ({ value, label: t(`${key}.${value}`) }));
  const { notifications: path } = pathTo[area];
  return {
    head: pageHead(visit, { title: t(id ? 'messages:write.change' : 'messages:write.title') }),
    kind: 'compose' as const,
    path: `${path}?view=sent`,
    action: id ? `${path}?message=${id}&edit=1` : `${path}?message=new`,
    backHref: id ? `${path}?message=${id}` : ofProject ? pathTo[area].investors(issuance) : `${path}?view=sent`,
    ticked: people.join(','),
    message: id ?? 'new',
    intent: id ? ('change' as const) : ('write' as const),
    project: data.project && localized(data.project.title, lang),
    to: audienceName(visit, chosen),
    measured: measuredView(visit, data),
    chosen: Object.entries(chosen).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    audiences: named(audiences, 'messages:audience'),
    purposes: PURPOSES.map((value) => ({
      value,
      label: t(`messages:purpose.${value}`),
      hint: t(`messages:purposeHint.${value}`),
    })),
    statuses: ofProject
      ? { name: 'order_status', options: named(INVESTMENT_STATUSES, 'statuses:investment') }
      : { name: 'user_status', options: named(USER_STATUSES, 'statuses:user') },
    values: {
      subject_es: kept?.subject.es ?? '',
      text_es: kept?.text.es ?? '',
      subject_en: kept?.subject.en ?? '',
      text_en: kept?.text.en ?? '',
    },
    form: formOf(messageForm, visit),
  };
}
export type ComposeData = Awaited<ReturnType<typeof loadCompose>>;
