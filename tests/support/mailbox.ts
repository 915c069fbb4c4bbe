import { setTimeout as sleep } from 'node:timers/promises';

/** A mail that the back end kept instead of sending it. */
export interface Mail {
  id: string;
  kind: string;
  host: string;
  subject: string;
  plain: string;
  html: string;
  created_at: string;
}

const PATIENCE_MS = 30_000;

/** Mails to an address, newest first, at every tenant. */
export async function mailsTo(apiOrigin: string, address: string): Promise<Mail[]> {
  const answer = await fetch(`${apiOrigin}/test/mails?to=${encodeURIComponent(address)}`);
  if (!answer.ok) throw new Error(`the mailbox answered ${answer.status}`);
  const { data } = (await answer.json()) as { data: Mail[] };
  return data;
}

/** Waits for the newest mail to an address that fits; throws after half a minute without one. */
export async function awaitMail(
  apiOrigin: string,
  address: string,
  fits: (mail: Mail) => boolean = () => true,
): Promise<Mail> {
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await sleep(100)) {
    const mail = (await mailsTo(apiOrigin, address)).find(fits);
    if (mail) return mail;
  }
  throw new Error(`no such mail came to ${address}`);
}

/** The five digits of a mail with a code. */
export function codeIn(mail: Mail): string {
  const code = /\b\d{5}\b/.exec(mail.plain)?.[0];
  if (!code) throw new Error(`there is no code in "${mail.subject}"`);
  return code;
}

/** The first address in a mail that holds some text, such as a path. */
export function linkIn(mail: Mail, holding: string): string {
  const link = (mail.plain.match(/https?:\/\/[^\s<>"]+/g) ?? []).find((address) => address.includes(holding));
  if (!link) throw new Error(`there is no link with "${holding}" in "${mail.subject}"`);
  return link;
}
