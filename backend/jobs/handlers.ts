import type { Transporter } from 'nodemailer';
import type { Deps } from '#backend/deps.ts';
import { deliverMail } from '#backend/mail/deliver-mail.ts';
import { watchChains } from '#backend/modules/chain-payments/watch-chain.ts';
import { handOn } from '#backend/modules/identity-provider/hand-on.ts';
import { sweepIdentity } from '#backend/modules/identity-provider/sweep-identity.ts';
import { sweepOrders } from '#backend/modules/investments/sweep-orders.ts';
import { sweepOpenings, tellOpening } from '#backend/modules/issuances/tell-opening.ts';
import { askRefundsAgain } from '#backend/modules/online-payments/ask-refunds-again.ts';
import { sendRefund } from '#backend/modules/online-payments/send-refund.ts';
import { sweepAttempts } from '#backend/modules/online-payments/sweep-attempts.ts';
import { sweepSophisticated } from '#backend/modules/sophisticated/sweep-sophisticated.ts';
import type { JobData, JobName } from './queues.ts';
import { sweep } from './sweep.ts';
import { eachPart } from './tenant-work.ts';

export type Handlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

/** What each kind of job does. A job may run twice, so every handler is idempotent. */
export function jobHandlers(deps: Deps, transport: Transporter | null): Handlers {
  return {
    'mail.deliver': async (data) => {
      if (transport) await deliverMail(deps, transport, data);
    },
    'upkeep.sweep': () =>
      eachPart(
        () => sweep(deps),
        () => sweepSophisticated(deps),
      ),
    'orders.sweep': () =>
      eachPart(
        () => sweepOrders(deps),
        () => sweepAttempts(deps),
        () => askRefundsAgain(deps),
        () => sweepOpenings(deps),
      ),
    'chain.watch': () => watchChains(deps),
    'identity.hand-on': (data) => handOn(deps, data),
    'identity.sweep': () => sweepIdentity(deps),
    'refund.send': (data) => sendRefund(deps, data),
    'issuance.tell': (data) => tellOpening(deps, data),
  };
}
