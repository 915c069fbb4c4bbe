import type { Transporter } from 'nodemailer';
import type { Deps } from '#backend/deps.ts';
import { deliverMail } from '#backend/mail/deliver-mail.ts';
import { sweepAbsences } from '#backend/modules/absences/end-absence.ts';
import { tellOfUpdate } from '#backend/modules/announcements/tell-of-update.ts';
import { sweepAskedPapers } from '#backend/modules/asked-papers/sweep-papers.ts';
import { countDefaults } from '#backend/modules/debts/count-defaults.ts';
import { proposeInstalments } from '#backend/modules/debts/propose-instalments.ts';
import { shareLater } from '#backend/modules/distributions/share-job.ts';
import { tellHolders } from '#backend/modules/distributions/tell-holders.ts';
import { writeExport } from '#backend/modules/exports/write-export.ts';
import { sweepDocuments } from '#backend/modules/identity/sweep-documents.ts';
import { tellPeople } from '#backend/modules/issuances/tell-people.ts';
import { sweepLegitimations } from '#backend/modules/legitimations/end-legitimation.ts';
import { tellMessage } from '#backend/modules/messages/tell-message.ts';
import { tellOfChange } from '#backend/modules/offer-changes/tell-change.ts';
import { removeKept } from '#backend/modules/people/remove-kept.ts';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { workRun } from '#backend/modules/runs/work-run.ts';
import { fetchDaily, fetchSanctions } from '#backend/modules/screening/fetch-list.ts';
import { screenPeople, screenPerson } from '#backend/modules/screening/screen-people.ts';
import { sweepSophisticated } from '#backend/modules/suitability/sweep-sophisticated.ts';
import { reconcileTokens } from '#backend/providers/erc3643/reconcile-tokens.ts';
import { workTokens } from '#backend/providers/erc3643/work-tokens.ts';
import { watchChains } from '#backend/providers/ether/watch-chain.ts';
import { forgetCards, forgetCardsAgain } from '#backend/providers/stripe/forget-cards.ts';
import { handOn } from '#backend/providers/sumsub/hand-on.ts';
import { sweepIdentity } from '#backend/providers/sumsub/sweep-identity.ts';
import { checkTotals } from '#backend/totals/keep-totals.ts';
import { MINUTE_SWEEPS } from './minute-sweeps.ts';
import type { JobData, JobName } from './queues.ts';
import { RUN_KINDS } from './run-kinds.ts';
import { sweep } from './sweep.ts';
import { sweepEachMinute } from './sweep-each-minute.ts';
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
        () => sweepDocuments(deps),
        () => sweepAskedPapers(deps),
        () => sweepAbsences(deps),
        () => sweepLegitimations(deps),
        () => removeKept(deps),
        () => forgetCardsAgain(deps),
        () => checkTotals(deps),
      ),
    'orders.sweep': () => sweepEachMinute(deps, MINUTE_SWEEPS),
    'chain.watch': () => watchChains(deps),
    'tokens.work': () => workTokens(deps),
    'tokens.reconcile': () => reconcileTokens(deps),
    'identity.hand-on': (data) => handOn(deps, data),
    'identity.sweep': () => sweepIdentity(deps),
    'refund.send': (data) => sendRefund(deps, data),
    'card.forget': (data) => forgetCards(deps, data),
    'issuance.tell': (data) => tellPeople(deps, data),
    'update.tell': (data) => tellOfUpdate(deps, data),
    'message.tell': (data) => tellMessage(deps, data),
    'change.tell': (data) => tellOfChange(deps, data),
    'distribution.share': (data) => shareLater(deps, data),
    'distribution.tell': (data) => tellHolders(deps, data),
    'debts.sweep': () =>
      eachPart(
        () => proposeInstalments(deps),
        () => countDefaults(deps),
      ),
    'run.work': (data) => workRun(deps, RUN_KINDS, data),
    'export.write': (data) => writeExport(deps, data),
    'screening.people': (data) => screenPeople(deps, data),
    'screening.person': (data) => screenPerson(deps, data),
    'screening.fetch': (data) => fetchSanctions(deps, data),
    'lists.sweep': () => fetchDaily(deps),
  };
}
