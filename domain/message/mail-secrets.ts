import { ACCOUNT_WAIT_HOURS } from '#domain/banking/bank-account.ts';
import { OUTSIDE_LINK_DAYS, OUTSIDE_PROOF_HOURS } from '#domain/complaint/outside.ts';
import { NOTICE_LINK_DAYS } from '#domain/issuance/notice-address.ts';
import {
  EMAIL_CODE_VALIDITY_MINUTES,
  LOGIN_SECRET_VALIDITY_MINUTES,
  RESET_LINK_VALIDITY_MINUTES,
} from '#domain/limits.ts';

/**
 * Mails that carry a code, or a link that opens something to whoever has it, with the minutes that it is good for. Their words may be read once
 * the code and the link are blotted out.
 */
export const SECRET_MAILS: Readonly<Record<string, number>> = {
  verify_email: EMAIL_CODE_VALIDITY_MINUTES,
  account_exists: LOGIN_SECRET_VALIDITY_MINUTES,
  sign_in_link: LOGIN_SECRET_VALIDITY_MINUTES,
  reset_password: RESET_LINK_VALIDITY_MINUTES,
  choose_password: RESET_LINK_VALIDITY_MINUTES,
  'bank_account.code': EMAIL_CODE_VALIDITY_MINUTES,
  'bank_account.changed': ACCOUNT_WAIT_HOURS * 60,
  'transfer.code': EMAIL_CODE_VALIDITY_MINUTES,
  'investment.signature_code': EMAIL_CODE_VALIDITY_MINUTES,
  'complaint_outside.prove': OUTSIDE_PROOF_HOURS * 60,
  'complaint_outside.told': OUTSIDE_LINK_DAYS * 24 * 60,
  'question.address_asked': NOTICE_LINK_DAYS * 24 * 60,
};

const family = (name: string, ...kinds: readonly string[]) => kinds.map((kind) => `${name}.${kind}`);

/**
 * Mails of whose variables none is a secret. A kind that stands neither here nor among those with a secret has secret variables alone: nothing of
 * what it says is kept. A new mail is thus unread until somebody has looked at what it carries.
 */
export const OPEN_MAILS: readonly string[] = [
  'many_tries',
  'no_account',
  'password_changed',
  'own_password_changed',
  'factor_set',
  'factor_removed',
  'factor_tried',
  'factor_reset',
  'recovery_codes_renewed',
  'recovery_code_used',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'passkey_doubted',
  ...family('absence', 'noted', 'ended'),
  ...family('ad', 'asked', 'answered', 'taken_down', 'expired'),
  ...family('ad', 'offer_made', 'offer_accepted', 'offer_refused', 'offer_taken_back', 'offer_lapsed'),
  ...family('ad', 'offer_agreed_seller', 'offer_agreed_buyer', 'offer_settled_seller', 'offer_settled_buyer'),
  'alert.projects',
  ...family('balance', 'sent', 'topped_up', 'asked', 'canceled'),
  ...family('bank_account', 'added', 'taken_back'),
  ...family('change', 'approved', 'returned'),
  ...family('complaint', 'received', 'admitted', 'dismissed', 'asked', 'delayed', 'decided'),
  ...family('distribution', 'approved', 'refused', 'paid', 'paid_in_part', 'instalment'),
  ...family('earning', 'paid', 'claimed', 'turned_to_bank'),
  'export.ready',
  ...family('funds', 'asked', 'accepted', 'refused'),
  ...family('identity', 'approved', 'refused', 'reopened', 'changed', 'document_ends', 'document_ended'),
  ...family('investment', 'interest_declared', 'interest_withdrawn', 'interest_canceled', 'interest_missed'),
  ...family('investment', 'order_confirmed', 'order_expiring', 'order_expired'),
  ...family('investment', 'transfer_awaited', 'proof_received', 'proof_rejected'),
  ...family('investment', 'payment_failed', 'payment_unverified', 'payment_received', 'payment_returned'),
  ...family('investment', 'contract_to_sign', 'contract_signed', 'minted', 'revoked', 'canceled', 'soft_cap_missed'),
  ...family('investment', 'allotted', 'allotted_in_part', 'not_allotted', 'refunded'),
  ...family('issuance', 'update', 'changed', 'defaulted', 'opened_followed', 'opened_interest', 'plan_stopped'),
  ...family('issuance', 'suspended', 'resumed'),
  ...family('legitimation', 'issued', 'returned', 'expired'),
  ...family('message', 'sent', 'trial', 'day'),
  ...family('papers', 'asked', 'reminded', 'late', 'refused', 'accepted', 'withdrawn'),
  ...family('payout', 'returned', 'on_chain'),
  ...family('question', 'asked', 'answered'),
  'run.ended',
  ...family('sheet', 'published', 'returned'),
  ...family('sophisticated', 'requested', 'granted', 'refused', 'ending', 'ended'),
  ...family('transfer', 'sent', 'received'),
  ...family('user', 'verified', 'rejected', 'roles_changed', 'deleted'),
  'vote.closed',
  'vote.opened',
  ...family('waiting_list', 'joined', 'offered', 'lapsed', 'closed'),
  ...family('wallet', 'proved', 'removed'),
];

/** Every kind of mail that somebody has looked at. */
export const MAIL_KINDS: readonly string[] = [...Object.keys(SECRET_MAILS), ...OPEN_MAILS];

/** Minutes that what a mail carries is good for; null where it carries no secret, 0 where nobody has said. */
export function secretMinutes(kind: string): number | null {
  if (Object.hasOwn(SECRET_MAILS, kind)) return SECRET_MAILS[kind] ?? 0;
  return OPEN_MAILS.includes(kind) ? null : 0;
}
