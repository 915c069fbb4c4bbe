import { inArea, PROJECT_TAILS, type RouteRule } from './route-rule.ts';

/** Pages of the manager's area. */
export const MANAGER_ROUTES: readonly RouteRule[] = [
  ...inArea('manager', [...PROJECT_TAILS, 'inbox', 'users', 'components', 'customization', 'notifications']),
  // Ours: the bulletin board, which the specification names without an address, and one of its ads.
  ...inArea('manager', ['bulletin-board', 'bulletin-board/{id}']),
  // Ours: the receipt of an earning.
  ...inArea('manager', ['earnings/{id}/receipt']),
  // Ours: yearly tax certificates of a person, and one of them as a file.
  ...inArea('manager', ['earnings/{id}/certificates', 'earnings/certificates/{id}/{format}']),
  // Ours: giving the bank account and changing it, and one's own second factor.
  ...inArea('manager', ['account/bank-account', 'account/second-factor']),
  // Ours: the question before one's own account is deleted, or another's; then what is kept of them.
  ...inArea('manager', ['account/delete', 'users/{id}/delete']),
  // Ours: the looks that a tenant has had, and how it works.
  ...inArea('manager', ['customization/versions', 'settings']),
  // Ours: what a draft of the look would draw, in the frame of no area; a mail of it, and its stylesheet.
  { path: '/manager/customization/preview/{page}', layout: 'invest', access: 'manager' },
  { path: '/manager/customization/preview/mail', layout: 'invest', access: 'manager' },
  { path: '/manager/customization/preview/tenant.css', layout: 'invest', access: 'manager' },
  // Ours: a search through everything that the area's lists hold.
  ...inArea('manager', ['search']),
  // Ours: the sheets of a person, their roles, their documents, their waiting identity check and an investment, and the second look before minting.
  ...inArea('manager', ['users/{id}', 'users/{id}/documents', 'users/{id}/identity-check', 'users/{id}/roles']),
  // Ours: the form that asks people for papers, and what one was asked for with what came.
  ...inArea('manager', ['users/ask-papers', 'users/{id}/papers']),
  // Ours: where a person's funds come from.
  ...inArea('manager', ['users/{id}/funds']),
  ...inArea('manager', ['investments/{id}', 'investments/mint']),
  // Ours: background work that failed.
  ...inArea('manager', ['failed-jobs']),
  // Ours: a long act while it runs, and what came of it.
  ...inArea('manager', ['runs/{id}']),
  // Ours: requests for sophisticated status, and one of them.
  ...inArea('manager', ['users/sophisticated', 'users/sophisticated/{id}']),
  // Ours: bank statements, one movement of the account, and what payment providers told that does not fit.
  ...inArea('manager', [
    'statements',
    'statements/import',
    'statements/{id}',
    'payment-notices',
    'payment-notices/{id}',
  ]),
  // Ours: what waits for people's banks, the second look before a file of transfers, one file, and its document.
  ...inArea('manager', ['payouts', 'payouts/prepare', 'payouts/{id}', 'payouts/{id}/document']),
  // Ours: the same of what goes to their wallets.
  ...inArea('manager', [
    'payouts/wallets',
    'payouts/wallets/prepare',
    'payouts/wallets/{id}',
    'payouts/wallets/{id}/document',
  ]),
  // Ours: the second look before a change of phase, before an offer is suspended or goes on, before a failed campaign is given back, and before tokens are allotted.
  ...inArea('manager', ['issuances/{id}/phase', 'issuances/{id}/suspension', 'issuances/{id}/refund-all']),
  ...inArea('manager', ['issuances/{id}/allotment']),
  // Ours: the register of a token's holders as a document, what went from one of them to another, and what was withheld from them.
  // Ours: the register of certificates of legitimation, a new one for a holder, one of them, its paper.
  ...inArea('manager', ['legitimations', 'legitimations/new', 'legitimations/{id}', 'legitimations/{id}/paper']),
  ...inArea('manager', ['issuances/{id}/register', 'issuances/{id}/transfers', 'issuances/{id}/withholdings']),
  // Ours: the waiting list of an offer that is sold out.
  ...inArea('manager', ['issuances/{id}/waiting-list']),
  // Ours: the second look before a project is deleted.
  ...inArea('manager', ['issuances/{id}/delete']),
  // Ours: the tokens (the specification names their screens and no address) and the sheet of one.
  ...inArea('manager', ['tokens', 'tokens/{id}', 'tokens/{id}/acts']),
  // Ours: a project as the public will read it, for who writes it.
  ...inArea('manager', ['issuances/{id}/preview']),
  // Ours: the same page alone, in the frame of a phone.
  { path: '/manager/issuances/{id}/preview/phone', layout: 'invest', access: 'manager' },
  // Ours: the key investment information sheet, written, handed in and decided.
  ...inArea('manager', ['issuances/{id}/information-sheet']),
  // Ours: a change of an offer that people stand behind, prepared and decided.
  ...inArea('manager', ['issuances/{id}/change']),
  // Ours: news of a project and the questions about it.
  ...inArea('manager', ['issuances/{id}/updates']),
  // Ours: votes of token holders, called and decided, and the result of one as a file.
  ...inArea('manager', ['issuances/{id}/votes', 'issuances/{id}/votes/{vote}/file']),
  // Ours: complaints, and one of them, for who decides.
  ...inArea('manager', ['complaints', 'complaints/{id}']),
  // Ours: lists of sanctions and of people in public office, and who was found on them.
  ...inArea('manager', ['screening', 'screening/lists', 'screening/{id}']),
  // Ours: the same holders for the record-keeping body; registers that the platform keeps of itself; what a supervisor is told each year; how long data are kept.
  ...inArea('manager', ['issuances/{id}/record', 'yearly-report', 'retention']),
  ...inArea('manager', ['registers', 'registers/new', 'registers/{id}', 'registers/{id}/edit']),
  // Ours: the audit log.
  ...inArea('manager', ['audit']),
  // Ours: files of lists: asked for, ready, and the bytes of one.
  ...inArea('manager', ['exports', 'exports/prepare/{list}', 'exports/{id}/file']),
];
