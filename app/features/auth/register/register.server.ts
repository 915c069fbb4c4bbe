import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { countryOptions } from '#app/forms/countries.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { awaitCode } from '#app/session/awaited-code.server.ts';
import { nextOf, withNext } from '#app/session/next-address.ts';
import type { Visit } from '#app/session/visit.ts';
import { register } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { servedAt } from '#domain/access/resource-addresses.ts';
import { homeCountry } from '#domain/tenant/home-country.ts';
import { registrationFields } from '#domain/tenant/registration-fields.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { registerForm } from './register.form.ts';

/** Where a tenant that hides registration, or has a page of its own for it, sends people (specification, sections 2 and 4). */
function registerElsewhere({ customization, url }: Visit): string | null {
  const { hide, urls } = customization;
  if (hide.unAuthRoutes && urls.register) return urls.register;
  return hide.register ? withNext(pathTo.login, nextOf(url)) : null;
}

/** The registration page with the tenant's own extra fields. */
export async function loadRegister(visit: Visit) {
  const { t, customization, lang, url } = visit;
  const elsewhere = registerElsewhere(visit);
  if (elsewhere) throw redirect(elsewhere);
  const extra = registrationFields(customization);
  const next = nextOf(url);
  const referral = url.searchParams.get('referral')?.slice(0, 20) ?? '';
  return {
    head: pageHead(visit, {
      title: t('register:title'),
      description: t('register:description'),
      canonical: pathTo.register,
    }),
    form: formOf(schemaFor(visit)),
    extra,
    countries: extra.includes('country') || extra.includes('nationality') ? countryOptions(lang) : [],
    legalTypes: LEGAL_TYPES.map((value) => ({ value, label: t(`statuses:legal.${value}`) })),
    asksReferral: customization.extras.referral || extra.includes('referral_code'),
    defaults: {
      referral_code: referral,
      legal_type: 'INDIVIDUAL',
      country: homeCountry(customization.tenant.time_zone),
      nationality: homeCountry(customization.tenant.time_zone),
    },
    mandatoryNews: customization.extras.mandatoryCommercialCommunications,
    urls: {
      legal: customization.urls.legal,
      privacy: customization.urls.privacy,
      providerTerms: customization.urls.provider_terms,
      referralLegal: customization.urls.referral_legal,
    },
    termsOnRequest:
      customization.tenant.support_email && !customization.urls.provider_terms
        ? t('register:providerTerms', { contact: customization.tenant.support_email })
        : undefined,
    tenant: customization.tenant.name || customization.title,
    googleAddress: customization.extras.signInWithGoogle ? withNext(servedAt.google, next) : null,
    signInAddress: withNext(pathTo.login, next),
  };
}

export type RegisterData = Awaited<ReturnType<typeof loadRegister>>;

/** Makes the account and goes on to the mailed code. */
export async function changeRegister(visit: Visit, form: SubmittedForm) {
  const elsewhere = registerElsewhere(visit);
  if (elsewhere) throw redirect(elsewhere);
  const next = nextOf(visit.url) ?? '';
  return answerForm(visit, form, {
    '': formAct({
      schema: schemaFor(visit),
      send: ({ terms: _t, password_again: _a, typed_twice: _b, commercial, ...fields }) =>
        call(visit, register, {
          body: {
            ...fields,
            lang: visit.lang,
            accepted: { terms: true, privacy: true, provider_terms: true },
            commercial_communications: commercial,
          },
        }),
      onward: ({ data }, { email }) => ({
        to: pathTo.registerCode,
        cookies: [awaitCode(visit, { email, expiresAt: data.expires_at, next })],
      }),
    }),
  });
}

/** The form as this tenant asks it. */
function schemaFor({ customization }: Visit) {
  return registerForm(registrationFields(customization), customization.extras.mandatoryCommercialCommunications);
}
