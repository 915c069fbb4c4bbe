import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listPaperRequests } from '#contract/asked-papers.ts';
import { getUserBankAccount } from '#contract/bank-accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { preparePersonFile } from '#contract/person-file.ts';
import { getPersonRisk } from '#contract/screening.ts';
import { getUser, judgeUser, type judgeUser as judgeUserEndpoint, showPreCampaign } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { entering } from './entering.server.ts';
import { toWhatIsKept } from './gone.server.ts';
import { reopening } from './reopening.server.ts';
import { resettingFactor } from './reset-factor.server.ts';
import { takingBackAccount } from './take-back-account.server.ts';
import { personFileForm, rejectUserForm, verifyUserForm } from './user.form.ts';
import { type AskedView, askedView } from './user-asked.server.ts';
import { type RiskView, riskView } from './user-risk.server.ts';
import { judgementQuestion, type UserView, userView } from './user-view.server.ts';
import { loadUserWallet, type UserWalletView } from './user-wallet.server.ts';

/** The sheet of one person; of one who was deleted, the way to what is kept of them. */
export async function loadUser(
  visit: SignedInVisit,
  id: string | undefined,
): Promise<UserView & { risk: RiskView; asked: AskedView; wallet: UserWalletView | null; lookers: string[] }> {
  const params = { id: id ?? '' };
  const [{ data }, bank, risk, papers, wallet] = await Promise.all([
    call(visit, getUser, { params }),
    call(visit, getUserBankAccount, { params }),
    call(visit, getPersonRisk, { params }),
    call(visit, listPaperRequests, { params }),
    loadUserWallet(visit, params.id),
  ]).catch((failure: unknown) => toWhatIsKept(visit, params.id, failure));
  return {
    lookers: await lookersAt(visit, 'document', data.id),
    ...userView(visit, data, bank.data),
    risk: riskView(visit, risk.data),
    asked: askedView(visit, data, papers.data.requests),
    wallet,
  };
}

/** Buttons: `verify`, and `reject` with one of the four reasons: each asks once, by the person's name, and the person is told by mail. `reopen` opens a succeeded identity check again. `show-early` and `hide-early` act at once, `enter` steps into their profile, `take-back-account` undoes a change of bank account that waits, `reset-factor` takes a second factor that was lost. */
export async function changeUser(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const userId = id ?? '';
  return answerForm(visit, form, {
    verify: judging(visit, userId, 'verify', verifyUserForm, () => ({ status: 'VERIFIED' })),
    reject: judging(visit, userId, 'reject', rejectUserForm, ({ reason }) => ({ status: 'REJECTED', reason })),
    reopen: reopening(visit, userId),
    'take-back-account': takingBackAccount(visit, userId),
    'reset-factor': resettingFactor(visit, userId),
    enter: entering(visit, userId),
    file: formAct({
      schema: personFileForm,
      send: (body, idempotencyKey) => call(visit, preparePersonFile, { params: { id: userId }, body, idempotencyKey }),
      onward: () => ({ to: pathTo.manager.exports, toast: visit.t('users:file.asked') }),
    }),
    'show-early': showing(visit, userId, true),
    'hide-early': showing(visit, userId, false),
  });
}

/** Shows or hides projects before their campaign: undone as easily as done, so that nothing is asked. */
function showing(visit: SignedInVisit, id: string, shown: boolean) {
  return formAct({
    schema: z.object({}),
    send: () => call(visit, showPreCampaign, { params: { id }, body: { shown } }),
    onward: () => ({
      to: pathTo.manager.user(id),
      toast: {
        message: visit.t(shown ? 'users:early.shown' : 'users:early.hidden'),
        type: 'success',
        undo: { action: pathTo.manager.user(id), fields: { intent: shown ? 'hide-early' : 'show-early' } },
      },
    }),
  });
}

function judging<S extends z.ZodType>(
  visit: SignedInVisit,
  id: string,
  kind: 'verify' | 'reject',
  schema: S,
  bodyFrom: (value: z.output<S>) => BodyOf<typeof judgeUserEndpoint>,
) {
  const { t } = visit;
  return formAct({
    schema,
    ask: async (value) => {
      const { data: person } = await call(visit, getUser, { params: { id } });
      const body = bodyFrom(value);
      return {
        question: judgementQuestion(visit, kind, person),
        facts:
          body.status === 'REJECTED'
            ? [{ label: t('users:reject.reason'), value: t(`users:reason.${body.reason}`) }]
            : [],
        backHref: pathTo.manager.user(id),
      };
    },
    send: (value, idempotencyKey) => call(visit, judgeUser, { params: { id }, body: bodyFrom(value), idempotencyKey }),
    onward: () => ({ to: pathTo.manager.user(id), toast: t(`users:${kind}.done`) }),
  });
}
