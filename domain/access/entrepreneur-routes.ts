import { inArea, PROJECT_TAILS, type RouteRule } from './route-rule.ts';

/** Pages of the issuer's area. */
export const ENTREPRENEUR_ROUTES: readonly RouteRule[] = [
  ...inArea('entrepreneur', PROJECT_TAILS),
  // Ours: giving the bank account and changing it, and one's own second factor.
  ...inArea('entrepreneur', ['account/bank-account', 'account/second-factor']),
  // Ours: the question before one's own account is deleted.
  ...inArea('entrepreneur', ['account/delete']),
  // Ours: a search through everything that the area's lists hold.
  ...inArea('entrepreneur', ['search']),
  // Ours: the register of a token's holders as a document.
  ...inArea('entrepreneur', ['issuances/{id}/register']),
  // Ours: the second look before a project is deleted.
  ...inArea('entrepreneur', ['issuances/{id}/delete']),
  // Ours: the tokens (the specification names their screens and no address), and the sheet of one.
  ...inArea('entrepreneur', ['tokens', 'tokens/{id}']),
  // Ours: a project as the public will read it, for who writes it.
  ...inArea('entrepreneur', ['issuances/{id}/preview']),
  // Ours: the same page alone, in the frame of a phone.
  { path: '/entrepreneur/issuances/{id}/preview/phone', layout: 'invest', access: 'entrepreneur' },
  // Ours: the key investment information sheet, written, handed in and decided.
  ...inArea('entrepreneur', ['issuances/{id}/information-sheet']),
  // Ours: a change of an offer that people stand behind, prepared and decided.
  ...inArea('entrepreneur', ['issuances/{id}/change']),
  // Ours: news of a project and the questions about it.
  ...inArea('entrepreneur', ['issuances/{id}/updates']),
  // Ours: votes of token holders, called and decided, and the result of one as a file.
  ...inArea('entrepreneur', ['issuances/{id}/votes', 'issuances/{id}/votes/{vote}/file']),
  // Ours: the sheet of an investment.
  ...inArea('entrepreneur', ['investments/{id}']),
  // Ours: messages of an issuer; those of the others are the specification's.
  ...inArea('entrepreneur', ['notifications']),
  // Ours: one's own complaints, a new one, one of them.
  ...inArea('entrepreneur', ['complaints', 'complaints/new', 'complaints/{id}']),
  // Ours: files of lists: asked for, ready, and the bytes of one.
  ...inArea('entrepreneur', ['exports', 'exports/prepare/{list}', 'exports/{id}/file']),
];
