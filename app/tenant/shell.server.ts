import { appConfig } from '#app/config.server.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { displayName, type SessionPerson } from '#app/session/session.ts';
import { takeToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { areaShown, menuPlace } from '#domain/access/menu-place.ts';
import { repeatedAddress } from '#domain/access/own-address.ts';
import { servedAt } from '#domain/access/resource-addresses.ts';
import { areasOfRoles, homeOf } from '#domain/access/roles.ts';
import { layoutOf } from '#domain/access/route-table.ts';
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
  const person = session ? shownPerson(session.user) : null;
  const area = areaShown(url.pathname, person?.areas ?? []);
  const files = i18nOf(lang, wording).files();
  const shell: Shell = {
    lang,
    wording,
    scheme,
    title,
    image: { favicon: image.favicon, logo: image.logo },
    front: session ? null : { picture: image.sign_in, sentence: localized(texts.signIn, lang), style: look.hero },
    urls: shownUrls(urls),
    extras: { payWithBalance: customization.extras.payWithBalance },
    hide: { register: hide.register, unAuthRoutes: hide.unAuthRoutes },
    tenant: layoutOf(url.pathname) === 'dashboard' ? null : shownTenant(tenant),
    person,
    waiting,
    impersonation: session?.backdoor
      ? {
          person: displayName(session.user),
          manager: displayName(session.backdoor.user),
          until: visit.format.dateTime(session.expiresAt),
        }
      : null,
    here: repeatedAddress(url),
    area,
    search: person && area !== 'user' ? pathTo[area].search : null,
    // Of what is no page of ours no entry is marked.
    place: menuPlace(repeatedAddress({ pathname: url.pathname, search: '' })),
    face: faceOf(look)?.file ?? null,
    stylesheet: servedAt.stylesOf(tenantStylesheet(customization).hash),
    texts: [files.common, files.desk].map(({ name }) => servedAt.texts(name)).join(' '),
    release: appConfig.release,
    toast: toast && { ...toast, id: visit.requestId },
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

/** A page carries what it links to: each byte of the shell is on every page. */
function shownUrls(urls: Visit['customization']['urls']): Shell['urls'] {
  const { home, legal, privacy, contact, faq, whitepaper } = urls;
  return { home, legal, privacy, contact, faq, whitepaper };
}

function shownTenant(tenant: Visit['customization']['tenant']): Shell['tenant'] {
  const { legal_name, legal_address, authorisation, support_email } = tenant;
  return { legal_name, legal_address, authorisation, support_email };
}

function shownPerson(person: SessionPerson): ShellPerson {
  const { image, role, roles } = person;
  return { name: displayName(person), image, role, areas: areasOfRoles(roles), home: homeOf(role) };
}
