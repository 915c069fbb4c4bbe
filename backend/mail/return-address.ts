import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where mails that cannot be delivered come back to: a mailbox of the operator's, and the key that signs each address. */
export interface ReturnMailbox {
  address: string;
  secret: string;
}

const SIGN_CHARS = 16;
const MAIL = /\+([0-9a-f]{32})([0-9a-f]{16})@/i;

const signOf = (secret: string, hex: string) =>
  createHmac('sha256', secret).update(`return address of ${hex}`).digest('hex').slice(0, SIGN_CHARS);

/** The address that one mail comes back to: the mailbox's own with the mail's id, signed, so that nobody can say of a mail that it came back. */
export function returnAddress({ address, secret }: ReturnMailbox, mailId: string): string {
  const at = address.lastIndexOf('@');
  const hex = mailId.replaceAll('-', '').toLowerCase();
  return `${address.slice(0, at)}+${hex}${signOf(secret, hex)}${address.slice(at)}`;
}

/** The mail that an address of ours was made for; null where it is none, or its signature is not ours. */
export function mailOfReturn({ secret }: Pick<ReturnMailbox, 'secret'>, text: string): string | null {
  const [, hex = '', sign = ''] = MAIL.exec(text) ?? [];
  const right = signOf(secret, hex.toLowerCase());
  if (sign.length !== SIGN_CHARS || !timingSafeEqual(Buffer.from(sign.toLowerCase()), Buffer.from(right))) return null;
  return hex.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
