import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { papersOf } from '#app/parts/papers/papers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getUser } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { waitsForManager } from '#domain/user/kyc-transitions.ts';
import { companyRows, personalRows } from './user-facts.server.ts';
import { documentFiles, documentsPath } from './user-view.server.ts';

/** A person's documents beside what they wrote. Nothing is decided here: a check that waits has its own page. */
export async function loadUserDocuments(visit: SignedInVisit, id: string | undefined) {
  const { data } = await call(visit, getUser, { params: { id: id ?? '' } });
  return {
    head: pageHead(visit, { title: visit.t('users:documents.title', { name: data.name }) }),
    listHref: pathTo.manager.users,
    userHref: pathTo.manager.user(data.id),
    name: data.name,
    email: data.email,
    checkHref: waitsForManager(data.identity?.status) ? pathTo.manager.identityCheck(data.id) : null,
    papers: papersOf(visit, documentsPath(data.id), documentFiles(visit, data)),
    personal: personalRows(visit, data),
    company: companyRows(visit, data),
  };
}

export type UserDocumentsData = Awaited<ReturnType<typeof loadUserDocuments>>;
