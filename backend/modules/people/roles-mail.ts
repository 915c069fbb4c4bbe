import type { MailOrder } from '#backend/mail/mail-order.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { HeldRoles } from '#domain/access/role-change.ts';
import type { Role } from '#domain/access/roles.ts';
import type { Language } from '#domain/tenant/language.ts';

type RoleNames = Record<Role, string>;

const NAMES: Record<Language, RoleNames> = {
  es: {
    ADMIN: 'gestor',
    USER: 'inversor',
    ENTREPRENEUR: 'emprendedor',
    CLIENT: 'emisor',
    ISSUER: 'gestor de emisiones',
    PREMIUM_USER: 'inversor premium',
  },
  en: {
    ADMIN: 'manager',
    USER: 'investor',
    ENTREPRENEUR: 'entrepreneur',
    CLIENT: 'issuer',
    ISSUER: 'issuer manager',
    PREMIUM_USER: 'premium investor',
  },
};

/** What the EXEU wording calls otherwise. */
const EXEU: Record<Language, Partial<RoleNames>> = {
  es: { USER: 'partícipe', ENTREPRENEUR: 'emisor', PREMIUM_USER: 'partícipe premium' },
  en: { USER: 'member', ENTREPRENEUR: 'issuer', PREMIUM_USER: 'premium member' },
};

const WORDS: Record<Language, (tenant: string, roles: string) => MailText> = {
  es: (tenant, roles) => ({
    subject: `Su acceso a ${tenant} ha cambiado`,
    paragraphs: [
      `Desde ahora entra como ${roles}.`,
      'Hemos cerrado sus sesiones abiertas: vuelva a entrar para ver lo que le corresponde.',
    ],
    action: 'Entrar',
    note: 'Si no lo esperaba, escríbanos.',
  }),
  en: (tenant, roles) => ({
    subject: `Your access to ${tenant} has changed`,
    paragraphs: [
      `From now on you sign in as ${roles}.`,
      'We have closed your open sessions: sign in again to see what is yours.',
    ],
    action: 'Sign in',
    note: 'If you did not expect this, write to us.',
  }),
};

/** What a person is told of their roles, the primary one first. */
export function rolesMail(tenant: CallTenant, to: MailOrder['to'], { role, roles }: HeldRoles): MailOrder {
  const isExeu = tenant.customization.tenant.type === 'EXEU';
  const names = { ...NAMES[to.lang], ...(isExeu ? EXEU[to.lang] : {}) };
  const said = [role, ...roles.filter((one) => one !== role)].map((one) => names[one]);
  const list = new Intl.ListFormat(to.lang, { type: 'conjunction' }).format(said);
  return { kind: 'user.roles_changed', to, words: WORDS[to.lang](tenantNameOf(tenant), list), path: pathTo.login };
}
