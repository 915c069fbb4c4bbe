import { appConfig } from '#app/config.server.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { displayName, type SessionPerson } from '#app/session/session.ts';
import { takeToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { areasOfRoles, homeOf } from '#domain/access/roles.ts';
import { faceOf } from '#domain/brand/faces.ts';
import { localized } from '#domain/tenant/language.ts';
import { consentFor, consentOf, schemeOf } from './preferences.server.ts';
import { takeRegistration } from './registration-event.server.ts';
import type { Shell, ShellPerson } from './shell.ts';
import { tenantStylesheet } from './tenant-css.server.ts';
import { waitingCounts } from './waiting.server.ts';

/** The data of the page around a screen, and the headers that go with it (a toast that was taken). */
export async function loadShell(visit: Visit): Promise<{ shell: Shell; headers: Headers }> {
  const { customization, session, lang, wording, request, url } = visit;
  const { title, image, urls, hide, tenant, analytics, look, texts } = customization;
  const { toast, headers } = takeToast(visit);
  const [scheme, consent, waiting] = await Promise.all([
    schemeOf(request, customization),
    consentOf(request, customization),
    waitingCounts(visit),
  ]);
  const { event, header } = takeRegistration(visit, consent);
  if (header) headers.append('Set-Cookie', header);
  const shell: Shell = {
    lang,
    wording,
    scheme,
    title,
    image: { favicon: image.favicon, logo: image.logo },
    front: session ? null : { picture: image.sign_in, sentence: localized(texts.signIn, lang), style: look.hero },
    urls,
    extras: { payWithBalance: customization.extras.payWithBalance },
    hide: { register: hide.register, unAuthRoutes: hide.unAuthRoutes },
    tenant: {
      name: tenant.name,
      legal_name: tenant.legal_name,
      legal_address: tenant.legal_address,
      authorisation: tenant.authorisation,
      support_email: tenant.support_email,
    },
    person: session ? shownPerson(session.user) : null,
    waiting,
    impersonation: session?.backdoor
      ? {
          person: displayName(session.user),
          manager: displayName(session.backdoor.user),
          until: visit.format.dateTime(session.expiresAt),
        }
      : null,
    here: url.pathname + url.search,
    face: faceOf(look)?.file ?? null,
    stylesheet: `/resources/tenant.css?v=${tenantStylesheet(customization).hash}`,
    texts: `/resources/texts/${i18nOf(lang, wording).file}`,
    release: appConfig.release,
    toast,
    consent,
    consentFor: consentFor(analytics),
    analytics:
      consent === 'given'
        ? {
            googleTagManagerId: analytics.googleTagManagerId,
            metaPixelId: analytics.metaPixelId,
            microsoftClarityId: analytics.microsoftClarityId,
            mavaToken: analytics.mavaToken,
          }
        : null,
    registerEvent: event,
  };
  return { shell, headers };
}

function shownPerson(person: SessionPerson): ShellPerson {
  const { id, email, image, role, roles } = person;
  return { id, name: displayName(person), email, image, role, roles, areas: areasOfRoles(roles), home: homeOf(role) };
}
