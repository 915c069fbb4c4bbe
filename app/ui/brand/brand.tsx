import { brand, logo as logoClass, monogram } from './brand.css.ts';

export interface BrandProps {
  /** The tenant, as it calls itself. */
  name: string;
  /** Address of its mark, about 32 px high; without one, its first letter. */
  logo?: string;
  /** The mark is the name already: the words are then only its alternative text. */
  logoHoldsName?: boolean;
  href: string;
}

/** The tenant's logo and name. */
export function Brand({ name, logo, logoHoldsName, href }: BrandProps) {
  return (
    <a className={brand} href={href}>
      {logo ? (
        <img className={logoClass} src={logo} alt={logoHoldsName ? name : ''} height="32" />
      ) : (
        <span className={monogram} aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
      )}
      {!(logo && logoHoldsName) && <span>{name}</span>}
    </a>
  );
}
