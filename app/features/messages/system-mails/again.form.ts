import { sendMailAgain } from '#contract/mails.ts';

export const againForm = sendMailAgain.body;
