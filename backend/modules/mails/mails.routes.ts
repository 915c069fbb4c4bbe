import type { Served } from '#backend/http/serve.ts';
import { getMailRoute, listMailsRoute } from './read-mails.ts';
import { sendMailAgainRoute } from './send-mail-again.ts';

/** Everything of contract/mails.ts. */
export const mailsRoutes: readonly Served[] = [listMailsRoute, getMailRoute, sendMailAgainRoute];
