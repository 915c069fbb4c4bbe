import type { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { qrPath } from '#app/ui/controls/qr-path.server.ts';
import { getAccount } from '#contract/account.ts';
import { getPendingPasskey } from '#contract/passkeys.ts';
import * as factor from '#contract/second-factor.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { deviceOf } from '#domain/session/device.ts';
import { writtenRecoveryCode } from '#domain/session/recovery-code.ts';
import { passkeyActs, passkeyForms, passkeyLines } from './own-passkeys.server.ts';
import { told } from './told.server.ts';

type Area = 'user' | 'entrepreneur' | 'manager';

const passwordForm = factor.beginTotp.body;
const codeForm = factor.confirmTotp.body;
export type OwnPasswordFields = z.input<typeof passwordForm>;
export type OwnCodeFields = z.input<typeof codeForm>;

/** What stands of somebody's second factor: off, being set up with its QR code, or on. */
export async function loadOwnFactor(visit: SignedInVisit, area: Area) {
  const { t, format } = visit;
  const { data } = await call(visit, getAccount);
  // Who looks through another's eyes sees that there is a factor, never its key.
  const [pending, making] = visit.session.backdoor ? [null, null] : await pendingOf(visit);
  const on = data.second_factor;
  const appSince = on && (on.authenticator_since === undefined ? on.since : on.authenticator_since);
  return {
    head: pageHead(visit, { title: t('factor:title') }),
    crumbs: [{ label: t('account:title'), href: pathTo[area].account }, { label: t('factor:title') }],
    backHref: pathTo[area].account,
    hereHref: pathTo[area].secondFactor,
    site: `${visit.url.host} · ${visit.session.user.email}`,
    hasPassword: data.has_password,
    required: data.second_factor_required,
    on: on && { since: format.date(on.since), left: on.recovery_codes_left },
    app: appSince && format.date(appSince),
    passkeys: passkeyLines(visit, data.passkeys),
    making,
    suggestedName: deviceOf(visit.request.headers.get('User-Agent') ?? '') ?? '',
    pending: pending && {
      qr: qrPath(pending.uri),
      // Groups of four are read and typed without losing the place.
      key: writtenRecoveryCode(pending.key).replaceAll('-', ' '),
      copied: pending.key,
    },
    forms: { password: formOf(passwordForm), code: formOf(codeForm), ...passkeyForms() },
  };
}

export type OwnFactorData = Awaited<ReturnType<typeof loadOwnFactor>>;

async function pendingOf(visit: SignedInVisit) {
  const [totp, passkey] = await Promise.all([call(visit, factor.getPendingTotp), call(visit, getPendingPasskey)]);
  return [totp.data, passkey.data] as const;
}

/** Buttons: begin, confirm, new recovery codes, turn off, and those of passkeys. Codes come with the answer itself and are kept nowhere. */
export async function changeOwnFactor(visit: SignedInVisit, area: Area, form: SubmittedForm) {
  const here = pathTo[area].secondFactor;
  return answerForm(visit, form, {
    begin: formAct({
      schema: passwordForm,
      send: (body) => call(visit, factor.beginTotp, { body }),
      onward: () => here,
    }),
    confirm: formAct({
      schema: codeForm,
      send: (body) => call(visit, factor.confirmTotp, { body }),
      onward: ({ data }) => told(data.recovery_codes),
    }),
    renew: formAct({
      schema: passwordForm,
      send: (body) => call(visit, factor.renewRecoveryCodes, { body }),
      onward: ({ data }) => told(data.recovery_codes),
    }),
    remove: formAct({
      schema: passwordForm,
      send: (body) => call(visit, factor.removeSecondFactor, { body }),
      onward: () => ({ to: here, toast: visit.t('factor:off.done') }),
    }),
    ...passkeyActs(visit, here),
  });
}
