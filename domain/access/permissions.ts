import { AREA_ROLES, ROLES, type Role } from './roles.ts';

/** Who may call an endpoint or do something; the back end refuses the rest on its own (401 without a session, 403 with the wrong role, 404 for another's id). */
export type Caller = 'anyone' | 'signed-in' | 'investor' | 'issuer' | 'manager' | 'issuer-or-manager';

/** The roles of each group of people; anyone needs none. */
const ROLES_OF: Record<Exclude<Caller, 'anyone'>, readonly Role[]> = {
  'signed-in': ROLES,
  investor: AREA_ROLES.user,
  issuer: AREA_ROLES.entrepreneur,
  manager: AREA_ROLES.manager,
  'issuer-or-manager': [...AREA_ROLES.entrepreneur, ...AREA_ROLES.manager],
};

interface Permission {
  caller: Exclude<Caller, 'anyone'>;
  /** Not while a manager looks through another person's eyes: looking is allowed, acting in their name is not (safety.md). */
  refusedWhileImpersonating: boolean;
}

const allowed = (caller: Permission['caller']): Permission => ({ caller, refusedWhileImpersonating: false });
/** An act that only the person themself may do. */
const personal = (caller: Permission['caller']): Permission => ({ caller, refusedWhileImpersonating: true });

/**
 * Every action of the product, and who may do it (specification, section 6; the matrix is ours). Investors and issuers act
 * on what is theirs alone: ownership is the repository's where-clause and answers 404, a role that lacks answers 403.
 */
const PERMISSIONS = {
  'account.read': allowed('signed-in'),
  'account.edit': personal('signed-in'),
  'account.change_password': personal('signed-in'),
  'account.secure': personal('signed-in'),
  'account.change_bank_account': personal('signed-in'),
  'account.delete': personal('signed-in'),
  'account.send_papers': personal('signed-in'),
  'account.download_data': personal('signed-in'),
  'account.withdraw': personal('investor'),
  'account.remove_card': personal('investor'),
  'wallet.change': personal('investor'),
  'identity.submit': personal('investor'),
  'funds.declare': personal('investor'),
  'sophisticated.request': personal('investor'),
  'suitability.answer': personal('investor'),

  'issuance.follow': personal('investor'),
  'issuance.ask': personal('investor'),
  'interest.declare': personal('investor'),
  'investment.read_own': allowed('investor'),
  'investment.order': personal('investor'),
  'investment.accept': personal('investor'),
  'investment.pay': personal('investor'),
  'investment.sign': personal('investor'),
  'investment.revoke': personal('investor'),
  'earning.claim': personal('investor'),
  'earning.turn_to_bank': personal('investor'),
  'certificate.issue': personal('signed-in'),
  'legitimation.issue': personal('signed-in'),
  'legitimation.return': personal('signed-in'),
  'vote.cast': personal('investor'),
  'alert.change': personal('investor'),
  'mail.choose': personal('investor'),
  'ad.post': personal('investor'),
  'ad.answer': personal('investor'),
  'ad.agree': personal('investor'),
  'token.transfer': personal('investor'),
  'complaint.file': personal('signed-in'),

  'issuance.create': personal('issuer-or-manager'),
  'issuance.edit': personal('issuer-or-manager'),
  'issuance.announce': personal('issuer-or-manager'),
  'issuance.answer': personal('issuer-or-manager'),
  'message.send': personal('issuer-or-manager'),
  'message.read': personal('signed-in'),
  'mail.send_again': personal('manager'),
  'issuance.read_investors': allowed('issuer-or-manager'),
  'vote.propose': personal('issuer-or-manager'),
  'vote.decide': personal('manager'),
  'whitelist.edit': personal('issuer-or-manager'),
  'whitelist.decide': personal('manager'),
  'distribution.create': personal('issuer-or-manager'),
  'distribution.decide': personal('manager'),
  'debt.declare_default': personal('manager'),
  'certificate.note_residence': personal('manager'),
  'certificate.take_back_residence': personal('manager'),

  'ad.take_down': personal('manager'),
  'complaint.decide': personal('manager'),
  'inbox.take': personal('manager'),
  'inbox.look': personal('manager'),
  'absence.change': personal('manager'),
  'issuance.move': personal('manager'),
  'issuance.suspend': personal('manager'),
  'issuance.allot': personal('manager'),
  'sheet.decide': personal('manager'),
  'issuance.delete': personal('issuer-or-manager'),
  'token.create': personal('manager'),
  'token.mint': personal('manager'),
  'token.act': personal('manager'),
  'run.change': personal('manager'),
  'job.change': personal('manager'),
  'investment.confirm_payment': personal('manager'),
  'investment.cancel': personal('manager'),
  'investment.refund': personal('manager'),
  'earning.pay': personal('manager'),
  'payout.make_file': personal('manager'),
  'payout.take_report': personal('manager'),
  'payout.make_batch': personal('manager'),
  'payout.withdraw_batch': personal('manager'),
  'payout.note_transaction': personal('manager'),
  'user.read': allowed('manager'),
  'user.judge': personal('manager'),
  'user.ask_papers': personal('manager'),
  'user.make_file': personal('manager'),
  'user.delete': personal('manager'),
  'user.reset_factor': personal('manager'),
  'user.assign_roles': personal('manager'),
  'user.impersonate': personal('manager'),
  'user.show_pre_campaign': personal('manager'),
  'user.take_back_account': personal('manager'),
  'payment.clear_notice': personal('manager'),
  'statement.import': personal('manager'),
  'statement.resolve': personal('manager'),
  'screening.import': personal('manager'),
  'screening.decide': personal('manager'),
  'funds.decide': personal('manager'),
  'sophisticated.review': personal('manager'),
  'identity.review': personal('manager'),
  'identity.reopen': personal('manager'),
  'customization.edit': personal('manager'),
  'customization.publish': personal('manager'),
  'settings.change': personal('manager'),
  'settings.decide': personal('manager'),
  'settings.try': personal('manager'),
  'list.export': personal('issuer-or-manager'),
  'list.export_own': personal('investor'),
  'audit.read': allowed('manager'),
  'register.edit': personal('manager'),
} as const satisfies Record<string, Permission>;
export type Action = keyof typeof PERMISSIONS;
export const ACTIONS = Object.keys(PERMISSIONS) as Action[];

/** The group of people that an action is for. */
export function callerFor(action: Action): Permission['caller'] {
  return PERMISSIONS[action].caller;
}

/** Whether an action is refused in an impersonated session. */
export function refusedWhileImpersonating(action: Action): boolean {
  return PERMISSIONS[action].refusedWhileImpersonating;
}

/** Whether one of these roles belongs to a group of people. */
export function isAmong(caller: Caller, roles: readonly Role[]): boolean {
  return caller === 'anyone' || roles.some((role) => ROLES_OF[caller].includes(role));
}

/** Whether a person with these roles may do something; `impersonating` when the session is a manager's stay in another's. */
export function mayDo(action: Action, roles: readonly Role[], impersonating = false): boolean {
  return isAmong(callerFor(action), roles) && !(impersonating && refusedWhileImpersonating(action));
}

/** Whether a manager may step into a person's session: never into another manager's, never from inside one (safety.md). Same tenant is the caller's to see to. */
export function mayImpersonate(own: readonly Role[], target: readonly Role[], impersonating: boolean): boolean {
  return mayDo('user.impersonate', own, impersonating) && !isAmong('manager', target);
}
