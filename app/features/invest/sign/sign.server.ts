import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import { type OpenStep, openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { ticked } from '#app/forms/checked.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { prepareContract, sendSignatureCode, signContract } from '#contract/signing.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';

const signForm = signContract.body.extend({ agree: ticked('validator.error_accept') });
export type SignFields = z.input<typeof signForm>;

/** What may stand in the form already when the code is asked for. */
const codeRequest = z.object({ typed_name: z.string().optional(), agree: z.string().optional() });

/** The contract to read, and the form that signs it. Opening the page makes the contract; the same order always has the same one. */
export async function loadSign(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, 'sign');
  const { t } = visit;
  const { data: contract } = await call(visit, prepareContract, {
    params: { id: orderOf(open).id },
    body: {},
    idempotencyKey: contractKey(open),
  }).catch((failure: unknown) => toFunds(visit, failure));
  return {
    head: pageHead(visit, { title: t('invest:sign.title') }),
    frame: stepFrame(visit, open),
    contract: {
      title: contract.title,
      paragraphs: contract.paragraphs,
      sha256: contract.sha256,
      href: fileAddress(contract.file_id),
    },
    nameHint: t('invest:sign.nameHint', { name: contract.signer_name }),
    kept: t('invest:sign.kept', { email: visit.session.user.email }),
    form: formOf(signForm, visit),
  };
}

export type SignData = Awaited<ReturnType<typeof loadSign>>;

/** Two buttons of one form: `code` mails the one-time code and keeps what was typed, `sign` signs. */
export async function changeSign(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'sign');
  const params = { id: orderOf(open).id };
  return answerForm(visit, form, {
    code: formAct({
      schema: codeRequest,
      send: () => call(visit, sendSignatureCode, { params, body: {} }),
      onward: ({ data }) => ({
        said: visit.t('invest:sign.codeSent', {
          email: visit.session.user.email,
          time: visit.format.dateTime(data.expires_at),
        }),
      }),
    }),
    sign: formAct({
      schema: signForm,
      send: (signed, idempotencyKey) =>
        call(visit, signContract, { params, body: { ...signed, agree: true }, idempotencyKey }),
      onward: () => pathTo.invest(open.slug, 'congratulations'),
    }),
  });
}

/** Where it has to be known first where the funds come from, the way there. */
function toFunds(visit: SignedInVisit, failure: unknown): never {
  if (!(failure instanceof ApiFailure) || failure.code !== 'funds.not_clear') throw failure;
  throw redirectWithToast(visit, pathTo.user.funds, {
    message: visit.t('api_errors:funds.not_clear'),
    type: 'info',
  });
}

/** One contract for one order: opening the page twice asks for the same thing twice. */
function contractKey(open: OpenStep): string {
  const { id, terms_version } = orderOf(open);
  return `contract-${id}-${terms_version}`;
}
