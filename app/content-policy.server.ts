import { appConfig } from '#app/config.server.ts';

/** What a page needs beyond our own origin. */
interface PolicyNeeds {
  /** Of the framework's inline scripts; empty where the page has none. */
  nonce: string;
  /** Origins that forms may post to: payment terminals. */
  formTargets: readonly string[];
  /** The page may stand in a frame of our own pages. */
  isFramed: boolean;
  /** The page is only looked at: its forms post nothing to anybody. */
  isStill?: boolean;
  /** Analytics and help chat that the tenant has set and the visitor has agreed to. */
  analytics: { gtm: boolean; pixel: boolean; clarity: boolean; chat: boolean };
}

const ANALYTICS_HOSTS = {
  gtm: ['https://www.googletagmanager.com', 'https://www.google-analytics.com', 'https://*.google-analytics.com'],
  pixel: ['https://connect.facebook.net', 'https://www.facebook.com'],
  clarity: ['https://www.clarity.ms', 'https://*.clarity.ms'],
} as const;

/** The help chat: its script, the servers that it speaks with, and the frame that it opens. */
const CHAT = {
  script: ['https://widget.mava.app'],
  connect: ['https://widget.mava.app', 'https://chat.mava.app', 'wss://chat.mava.app'],
  frame: ['https://widget.mava.app', 'https://chat.mava.app'],
} as const;

/** Players that a project's video runs in, only after a click (safety.md). */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The Content-Security-Policy of one page (safety.md, The door). Pictures may come from the tenant's own servers. */
export function contentPolicy({ nonce, formTargets, isFramed, isStill = false, analytics }: PolicyNeeds): string {
  const dev = import.meta.env.DEV;
  const wanted = (['gtm', 'pixel', 'clarity'] as const).flatMap((name) =>
    analytics[name] ? ANALYTICS_HOSTS[name] : [],
  );
  const chat = (kind: keyof typeof CHAT) => (analytics.chat ? CHAT[kind] : []);
  const local = appConfig.env === 'local' || appConfig.env === 'test' ? ['http:'] : [];
  const sources: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(nonce ? [`'nonce-${nonce}'`] : []),
      ...(dev ? ["'unsafe-inline'"] : []),
      ...wanted,
      ...chat('script'),
    ],
    'style-src': ["'self'", ...(dev ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', 'https:', ...local],
    'connect-src': ["'self'", ...(dev ? ['ws:'] : []), ...wanted, ...chat('connect')],
    // Papers of people, each under its own policy (docs/decisions/0040).
    'frame-src': ["'self'", ...PLAYERS, ...chat('frame')],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
    'form-action': isStill ? ["'none'"] : ["'self'", ...formTargets.flatMap(originOf)],
  };
  // Inline scripts of the dev server have no nonce, and a nonce would switch 'unsafe-inline' off.
  if (dev) sources['script-src'] = ["'self'", "'unsafe-inline'"];
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The origin of an address, or nothing for what is no web address: a policy is no place for anybody's text. */
function originOf(address: string): string[] {
  try {
    const { origin, protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
  } catch {
    return [];
  }
}
