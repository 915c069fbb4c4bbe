import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { voteView } from '#app/parts/vote/vote-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getVoteFile, listManagedVotes } from '#contract/votes.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { approveForm, proposeForm, reasonedForm } from './votes.form.ts';

export type Area = 'manager' | 'entrepreneur';

/** The votes of a project for who calls them and who approves them; `?vote=new` the form of another. */
export async function loadVotes(visit: SignedInVisit, area: Area, id = '') {
  const { t, format, lang, url } = visit;
  const { data } = await call(visit, listManagedVotes, { params: { id: isRecordId(id) ? id : '' } });
  const path = pathTo[area].votes(id);
  const isNew = data.may_propose && url.searchParams.get('vote') === 'new';
  const title = t(isNew ? 'votes:propose.title' : 'votes:title');
  return {
    head: pageHead(visit, { title }),
    path,
    crumbs: [
      { label: t('issuances:inside.back'), href: pathTo[area].issuances },
      { label: localized(data.issuance.title, lang), href: pathTo[area].issuance(id) },
      ...(isNew ? [{ label: t('votes:title'), href: path }] : []),
      { label: title },
    ],
    newHref: data.may_propose ? `${path}?vote=new` : null,
    propose: isNew ? formOf(proposeForm, visit) : null,
    votes: isNew
      ? []
      : data.votes.map((vote) => ({
          ...voteView(visit, vote),
          proposed: format.dateTime(vote.proposed_at),
          reason: vote.reason ? t('votes:reason', { reason: vote.reason }) : '',
          approve: vote.may_decide ? formOf(approveForm, visit) : null,
          reject: vote.may_decide ? formOf(reasonedForm, visit) : null,
          withdraw: vote.may_withdraw ? formOf(reasonedForm, visit) : null,
          fileHref: vote.standing === 'OVER' ? pathTo[area].voteFile(id, vote.id) : null,
        })),
  };
}
export type VotesData = Awaited<ReturnType<typeof loadVotes>>;

/** The result of a vote as an attachment. Throws 404 for an address that names none. */
export async function openVoteFile(visit: SignedInVisit, id = ''): Promise<Response> {
  if (!isRecordId(id)) throw new Response(null, { status: 404 });
  const { data } = await call(visit, getVoteFile, { params: { id } });
  return new Response(Buffer.from(data.base64, 'base64'), {
    headers: {
      'Content-Type': data.type,
      'Content-Disposition': `attachment; filename="${data.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
