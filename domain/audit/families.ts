/** What stands before the point of an action in the audit log: what kind of thing was done. */
export const AUDIT_FAMILIES = [
  'bank_account',
  'card',
  'certificate',
  'chain',
  'distribution',
  'earning',
  'export',
  'file',
  'identity',
  'investment',
  'issuance',
  'loss_simulation',
  'message',
  'payment',
  'payout',
  'question',
  'refund',
  'run',
  'sheet',
  'signature',
  'sophisticated',
  'statement',
  'suitability',
  'token',
  'update',
  'user',
  'waiting_list',
  'whitelist',
] as const;

/** An action as it is written: `user.signed_in`. */
export const AUDIT_ACTION = /^[a-z_]{1,40}\.[a-z_]{1,60}$/;
