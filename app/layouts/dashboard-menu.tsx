import { useTranslation } from 'react-i18next';
import { Avatar } from '#app/ui/brand/avatar.tsx';
import { LanguageSwitch } from '#app/ui/brand/language-switch.tsx';
import { SchemeSwitch } from '#app/ui/brand/scheme-switch.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/controls/icon.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { LOGOUT } from '#domain/access/logout-address.ts';
import {
  area,
  areas as areasClass,
  asideItem,
  foot,
  footRow,
  mainItem,
  nav,
  navCount,
  navIcon,
  navLink,
  person as personClass,
  personLink,
  personName,
  personRole,
  personWords,
  topNav,
  topNavLink,
} from './dashboard.css.ts';
import type { FrameProps, NavItem } from './frame.ts';

export interface DashboardMenuProps extends Pick<FrameProps, 'languages' | 'scheme'> {
  navigation: readonly NavItem[];
  /** The areas that a person with several roles may enter; one or none: no switch. */
  areas: readonly { label: string; href: string; current: boolean }[];
  /** Whoever is signed in; null for a stranger, who sees this frame around an error alone. */
  person: {
    name: string;
    /** "Manager", in words. */
    role: string;
    image?: string | null;
    /** Their own account. */
    href?: string;
  } | null;
}

/** How many wait behind an address: a figure, and the word for who hears it alone. */
function WaitingCount({ count }: Pick<NavItem, 'count'>) {
  const { t } = useTranslation('ui');
  if (!count) return null;
  return (
    <span className={navCount}>
      {' '}
      {count} <span className={visuallyHidden}>{t('waiting')}</span>
    </span>
  );
}

const isMain = ({ isAside }: NavItem) => !isAside;

/** The main addresses of the area beside each other, for the header of a laptop's window. */
export function TopNavigation({ navigation }: Pick<DashboardMenuProps, 'navigation'>) {
  const { t } = useTranslation('ui');
  return (
    <nav className={topNav} aria-label={t('mainNavigation')}>
      {navigation.filter(isMain).map(({ href, label, count, current }) => (
        <a key={href} className={topNavLink} href={href} aria-current={current ? 'page' : undefined}>
          {label}
          <WaitingCount count={count} />
        </a>
      ))}
    </nav>
  );
}

/** Areas, pages, person and switches: the sidebar's content, and the toggle's. */
export function DashboardMenu({ navigation, areas, person, languages, scheme }: DashboardMenuProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      {areas.length > 1 && (
        <nav aria-label={t('areas')}>
          <ul className={areasClass}>
            {areas.map(({ label, href, current }) => (
              <li key={href}>
                <a className={area} href={href} aria-current={current ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={t('mainNavigation')}>
        <ul className={nav}>
          {navigation.map(({ href, label, icon, count, current, isAside }) => (
            <li key={href} className={isAside ? asideItem : mainItem}>
              <a className={navLink} href={href} aria-current={current ? 'page' : undefined}>
                {icon && (
                  <span className={navIcon}>
                    <Icon name={icon} />
                  </span>
                )}
                {label}
                <WaitingCount count={count} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={foot}>
        {person && <PersonLine {...person} />}
        <div className={footRow}>
          <LanguageSwitch languages={languages} />
          <SchemeSwitch {...scheme} />
        </div>
        {person && (
          <form method="post" action={LOGOUT}>
            <Button tone="quiet" size="small" icon="signOut">
              {t('signOut')}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}

/** Who is signed in, and their way to their own account. */
function PersonLine({ name, role, image, href }: NonNullable<DashboardMenuProps['person']>) {
  return (
    <div className={personClass}>
      <Avatar name={name} image={image} />
      <div className={personWords}>
        <div className={personName}>
          {href ? (
            <a className={personLink} href={href}>
              {name}
            </a>
          ) : (
            name
          )}
        </div>
        <div className={personRole}>{role}</div>
      </div>
    </div>
  );
}
