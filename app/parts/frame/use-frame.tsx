import { useTranslation } from 'react-i18next';
import type { FrameProps, LegalProps } from '#app/layouts/frame.ts';
import { PageToasts } from '#app/page-toasts.tsx';
import { type Shell, useShell } from '#app/tenant/shell.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';

/** Each language by its own name: the same whatever the page's language is. */
const NAMES = { es: 'Español', en: 'English' } as const;

/** What every frame shows of the tenant and the visitor. */
export function useFrame(): FrameProps & { legal: LegalProps; shell: Shell | null } {
  const { t } = useTranslation('frame');
  const shell = useShell();
  const here = shell?.here ?? '/';
  return {
    shell,
    brand: {
      name: shell?.title ?? '',
      logo: shell?.image.logo || undefined,
      href: shell?.person?.home ?? (shell?.urls.home || pathTo.login),
    },
    languages: LANGUAGES.map((code) => ({
      code,
      name: NAMES[code],
      href: withLang(here, code),
      current: shell?.lang === code,
    })),
    scheme: { current: shell?.scheme ?? 'auto', here },
    messages: <PageToasts />,
    legal: {
      links: [
        ...frontLinks(shell).map(({ key, href }) => ({ label: t(key), href })),
        ...(['legal', 'privacy', 'contact', 'faq', 'whitepaper'] as const)
          .map((key) => ({
            label: t(`legal.${key}`),
            href: (key === 'contact' ? contactOf(shell) : shell?.urls[key]) ?? '',
          }))
          .filter(({ href }) => href !== ''),
        { label: t('legal.complaints'), href: pathTo.complaints },
      ],
      lines: [
        [shell?.tenant?.legal_name, shell?.tenant?.legal_address].filter(Boolean).join(' · '),
        shell?.tenant?.authorisation ?? '',
        t('risk'),
      ].filter(Boolean),
    },
  };
}

/** Where people without a session read on, where the tenant shows itself to them. */
function frontLinks(shell: Shell | null) {
  if (!shell || shell.hide.unAuthRoutes || shell.person) return [];
  return [
    { key: 'projects', href: pathTo.projects },
    { key: 'howItWorks', href: pathTo.howItWorks },
  ] as const;
}

/** The tenant's page for questions, else its address for them: the way to ask without script and without the help chat. */
function contactOf(shell: Shell | null): string {
  const email = shell?.tenant?.support_email;
  return shell?.urls.contact || (email ? `mailto:${email}` : '');
}

function withLang(here: string, lang: string): string {
  const [path = '/', query] = here.split('?');
  const params = new URLSearchParams(query);
  params.set('lang', lang);
  return `${path}?${params}`;
}
