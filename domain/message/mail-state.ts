/**
 * How a mail of the outbox stands. `KEPT`: no mail server is set, it stays in the mailbox of this machine. `FAILED`: a server was asked in vain; it is tried
 * again for a while. `BOUNCED`: the server said for good that it does not take mail for this address; nobody tries again by themselves.
 */
export const MAIL_STATES = ['QUEUED', 'SENT', 'KEPT', 'FAILED', 'BOUNCED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What managers look for mails by. */
export const MAIL_STANDINGS = ['waiting', 'sent', 'bounced', 'failed'] as const;
export const STATES_OF: Readonly<Record<(typeof MAIL_STANDINGS)[number], readonly MailState[]>> = {
  waiting: ['QUEUED'],
  sent: ['SENT', 'KEPT'],
  bounced: ['BOUNCED'],
  failed: ['FAILED'],
};
