import { useRouteLoaderData } from '@remix-run/react';
import type { ToastMessage } from '#app/session/toast.server.ts';
import type { Customization } from '#contract/customization.ts';
import type { Area, Role } from '#domain/access/roles.ts';
import { PREFERENCE_COOKIES } from '#domain/session/cookie-names.ts';
import type { Language } from '#domain/tenant/language.ts';

/** Colour schemes that a person can choose; `auto` follows the system. */
export const SCHEMES = PREFERENCE_COOKIES.scheme;
export type Scheme = (typeof SCHEMES)[number];

/** What the page around a screen knows: the root loader's data. Holds no token and no secret. */
export interface Shell {
  lang: Language;
  wording: 'standard' | 'exeu';
  scheme: Scheme;
  /** Name of the tenant as its pages say it. */
  title: string;
  image: Pick<Customization['image'], 'favicon' | 'logo'>;
  /** What stands beside sign-in and registration; either may be empty. Null for who is signed in. */
  front: { picture: string; sentence: string; style: Customization['look']['hero'] } | null;
  /** Those that its pages link to. */
  urls: Pick<Customization['urls'], 'home' | 'legal' | 'privacy' | 'contact' | 'faq' | 'whitepaper'>;
  hide: Pick<Customization['hide'], 'register' | 'unAuthRoutes'>;
  /** What decides on entries of the menu. */
  extras: Pick<Customization['extras'], 'payWithBalance'>;
  /** What stands at the foot of public pages; null in the signed-in areas, which have no such foot. */
  tenant: Pick<Customization['tenant'], 'legal_name' | 'legal_address' | 'authorisation' | 'support_email'> | null;
  /** Whoever is signed in. */
  person: ShellPerson | null;
  /** For a manager's menu: how many wait behind each of its addresses, by the menu's keys; null elsewhere, and where nobody could say. */
  waiting: Record<string, string> | null;
  /** Set while a manager looks through another person's eyes: both names, and until when. */
  impersonation: { person: string; manager: string; until: string } | null;
  /** Path and query of this page, without `lang`: for the language links and for coming back after a switch. */
  here: string;
  /** The area whose menu stands beside the page. */
  area: Area;
  /** Where everything of the area is searched; null in the investors' own, and for strangers. */
  search: string | null;
  /** The address of the area's menu under which this page stands. */
  place: string;
  /** Address of the tenant's display face; null where it has none of its own. */
  face: string | null;
  /** Address of the tenant's stylesheet. */
  stylesheet: string;
  /** Two addresses of texts, for hydrated pages, with a space between them: what any page asks for, and what the desk asks for besides. */
  texts: string;
  /** Release that made this page, for the build poll. */
  release: string;
  /** What an earlier answer left. `id`: of the page that took it, so that the same words said again are said again. */
  toast: (ToastMessage & { id: string }) | null;
  /** `asked`: the tenant has analytics or a help chat and the visitor has not answered yet. */
  consent: 'none' | 'asked' | 'given' | 'refused';
  /** What the consent is for. */
  consentFor: 'analytics' | 'chat' | 'both';
  /** Only with the visitor's consent. */
  analytics: Omit<Customization['analytics'], 'registerEventId'> | null;
  /** Name of the event that tells the tenant's analytics of a finished registration; on one page only, and only with consent. */
  registerEvent: string | null;
}

export interface ShellPerson {
  name: string;
  image: string | null;
  role: Role;
  areas: Area[];
  /** First page of the primary role's area. */
  home: string;
}

/** The one page that brings a shell of its own: what a draft of the look would draw, around a page of it. */
const PREVIEW = 'routes/resources/look-preview';

/** The shell of a page by what its loaders said; null on the rare error page that has none. */
export function shellIn(loaded: Readonly<Record<string, unknown>>): Shell | null {
  const known = (loaded[PREVIEW] ?? loaded.root) as { shell?: Shell } | undefined;
  return known?.shell ?? null;
}

/** The shell's data; null on the rare error page that has none. */
export function useShell(): Shell | null {
  const drafted = useRouteLoaderData<{ shell: Shell }>(PREVIEW);
  const own = useRouteLoaderData<{ shell: Shell }>('root');
  return (drafted ?? own)?.shell ?? null;
}
