import { AREA_ROLES, ROLES, type Role } from './roles.ts';

/** Groups of roles that actions are given to. */
const ANYONE_SIGNED_IN: readonly Role[] = ROLES;
const INVESTOR = AREA_ROLES.user;
const ISSUER = AREA_ROLES.entrepreneur;
const MANAGER = AREA_ROLES.manager;
const ISSUER_OR_MANAGER: readonly Role[] = [...ISSUER, ...MANAGER];

interface Permission {
  roles: readonly Role[];
  /** Not while a manager wears another person's session: pay, claim, sign, identity, bank account, password, export (safety.md). */
  refusedWhileImpersonating: boolean;
}

const allowed = (roles: readonly Role[]): Permission => ({ roles, refusedWhileImpersonating: false });
/** An act that only the person themself may do. */
const personal = (roles: readonly Role[]): Permission => ({ roles, refusedWhileImpersonating: true });

/**
 * Every action of the product and who may do it (specification, section 6; the matrix is ours). Investors and issuers act
 * on what is theirs alone: ownership is the repository's where-clause and answers 404, a role that lacks answers 403.
 */
export const PERMISSIONS = {
  'account.read': allowed(ANYONE_SIGNED_IN),
  'account.edit': personal(ANYONE_SIGNED_IN),
  'account.change_password': personal(ANYONE_SIGNED_IN),
  'account.change_bank_account': personal(ANYONE_SIGNED_IN),
  'account.delete': personal(ANYONE_SIGNED_IN),
  'account.withdraw': personal(INVESTOR),
  'identity.submit': personal(INVESTOR),
  'suitability.answer': personal(INVESTOR),

  'issuance.follow': allowed(INVESTOR),
  'issuance.ask': allowed(INVESTOR),
  'interest.declare': allowed(INVESTOR),
  'investment.read_own': allowed(INVESTOR),
  'investment.order': allowed(INVESTOR),
  'investment.accept': personal(INVESTOR),
  'investment.pay': personal(INVESTOR),
  'investment.sign': personal(INVESTOR),
  'investment.revoke': personal(INVESTOR),
  'earning.claim': personal(INVESTOR),
  'ad.post': personal(INVESTOR),
  'token.transfer': personal(INVESTOR),

  'issuance.create': allowed(ISSUER_OR_MANAGER),
  'issuance.edit': allowed(ISSUER_OR_MANAGER),
  'issuance.read_investors': allowed(ISSUER_OR_MANAGER),
  'whitelist.edit': allowed(ISSUER_OR_MANAGER),
  'distribution.create': personal(ISSUER_OR_MANAGER),

  'issuance.move': personal(MANAGER),
  'issuance.suspend': personal(MANAGER),
  'issuance.delete': personal(MANAGER),
  'token.create': personal(MANAGER),
  'token.mint': personal(MANAGER),
  'investment.confirm_payment': personal(MANAGER),
  'investment.cancel': personal(MANAGER),
  'investment.refund': personal(MANAGER),
  'earning.pay': personal(MANAGER),
  'user.read': allowed(MANAGER),
  'user.judge': personal(MANAGER),
  'user.delete': personal(MANAGER),
  'user.assign_roles': personal(MANAGER),
  'user.impersonate': personal(MANAGER),
  'user.show_pre_campaign': personal(MANAGER),
  'identity.review': personal(MANAGER),
  'identity.reopen': personal(MANAGER),
  'customization.edit': personal(MANAGER),
  'list.export': personal(ISSUER_OR_MANAGER),
  'audit.read': allowed(MANAGER),
} as const satisfies Record<string, Permission>;
export type Action = keyof typeof PERMISSIONS;
export const ACTIONS = Object.keys(PERMISSIONS) as Action[];

/** Whether an action is refused in an impersonated session. */
export function refusedWhileImpersonating(action: Action): boolean {
  return PERMISSIONS[action].refusedWhileImpersonating;
}

/** Whether a person with these roles may do something; `impersonating` when the session is a manager's stay in another's. */
export function mayDo(action: Action, roles: readonly Role[], impersonating = false): boolean {
  const { roles: asked } = PERMISSIONS[action];
  return roles.some((role) => asked.includes(role)) && !(impersonating && refusedWhileImpersonating(action));
}

/** Whether a manager may step into a person's session: never into another manager's, never from inside one (safety.md). Same tenant is the caller's to see to. */
export function mayImpersonate(own: readonly Role[], target: readonly Role[], impersonating: boolean): boolean {
  return mayDo('user.impersonate', own, impersonating) && !target.some((role) => MANAGER.includes(role));
}
