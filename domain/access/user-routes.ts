import { inArea, type RouteRule } from './route-rule.ts';

/** Pages of the investor's area. */
export const USER_ROUTES: readonly RouteRule[] = [
  { path: '/user/issuances', layout: 'dashboard', access: 'user', checkProjects: true },
  ...inArea('user', [
    'account',
    'bbva',
    'portfolio',
    'transfers',
    'investments',
    'notifications',
    'earnings',
    'earnings/{id}/token',
    'earnings/{id}/investor',
    'issuances/{id}',
  ]),
  // Ours: the second look before an order is revoked.
  ...inArea('user', ['investments/{id}/revoke']),
  // Ours: what is kept of one's orders and of what one accepted, the record of one order, and the same as a file.
  ...inArea('user', ['records', 'records/{id}', 'records/{id}/file']),
  // Ours: alerts of new projects, and when one is mailed of news.
  ...inArea('user', ['notifications/alerts', 'notifications/mails']),
  // Ours: what one has bought (named by the texts without an address), and the receipt of one purchase.
  ...inArea('user', ['purchases', 'purchases/{id}']),
  // Ours: payments to come, the statement of holdings between two days, and that as a file.
  ...inArea('user', ['portfolio/income', 'portfolio/statement', 'portfolio/statement/file']),
  // Ours: two or three projects beside each other; votes of holders in which one has a say.
  ...inArea('user', ['issuances/compare', 'issuances/{id}/votes']),
  // Ours: the own sophisticated status, also where no step of an investment asks for it.
  ...inArea('user', ['sophisticated']),
  // Ours: the bulletin board, which the specification names without an address: all ads and one's own, a new one, one of them, changing it.
  ...inArea('user', ['bulletin-board', 'bulletin-board/new', 'bulletin-board/{id}', 'bulletin-board/{id}/edit']),
  // Ours: the page that claims earnings, and the one that turns a claim to the wallet to the bank.
  ...inArea('user', ['earnings/claim', 'earnings/{id}/bank']),
  // Ours: taking money out of the balance.
  ...inArea('user', ['bbva/withdraw']),
  // Ours: the form of a transfer of tokens, and the page that confirms it.
  ...inArea('user', ['transfers/new', 'transfers/confirm']),
  // Ours: certificates of legitimation: one's own, a new one, one of them, its paper.
  ...inArea('user', ['legitimations', 'legitimations/new', 'legitimations/{id}', 'legitimations/{id}/paper']),
  // Ours: the receipt of an earning.
  ...inArea('user', ['earnings/{id}/receipt']),
  // Ours: yearly tax certificates, and one of them as a file.
  ...inArea('user', ['earnings/certificates', 'earnings/certificates/{id}/{format}']),
  // Ours: one's own data, one's company's, and one's own identity check.
  ...inArea('user', ['account/data', 'account/company', 'account/identity']),
  // Ours: one's papers by their days, and the contracts that one has signed.
  ...inArea('user', ['account/documents', 'account/funds']),
  // Ours: one's own wallet and the proof of it, one's own referral code and who came with it, the knowledge test outside an order, for whom one invests.
  ...inArea('user', ['account/wallet', 'account/referral', 'account/knowledge-test', 'account/beneficiaries']),
  // Ours: in whose name one invests, and the simulation of what one can bear to lose, outside an order.
  ...inArea('user', ['account/type-of-investor', 'account/loss-capacity']),
  // Ours: giving the bank account and changing it, and one's own second factor.
  ...inArea('user', ['account/bank-account', 'account/second-factor']),
  // Ours: the question before one's own account is deleted.
  ...inArea('user', ['account/delete']),
  // Ours: one's own place on the waiting list of an offer that is sold out.
  ...inArea('user', ['issuances/{id}/waiting-list']),
  // Ours: one's own complaints, a new one, one of them.
  ...inArea('user', ['complaints', 'complaints/new', 'complaints/{id}']),
  // Ours: files of lists: asked for, ready, and the bytes of one.
  ...inArea('user', ['exports', 'exports/prepare/{list}', 'exports/{id}/file']),
];
