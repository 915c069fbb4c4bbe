/** How a mail of the outbox stands. `KEPT`: no mail server is set, it stays in the mailbox of this machine. `FAILED`: a server was asked in vain; it is tried again for a while. */
export const MAIL_STATES = ['QUEUED', 'SENT', 'KEPT', 'FAILED'] as const;
