import type { ProjectContent } from './content/project-content.ts';

/** Signs of the sheets of a commercial register, by its town. */
const SHEETS: Record<string, string> = {
  Barcelona: 'B',
  Bilbao: 'BI',
  Granada: 'GR',
  Huesca: 'HU',
  Madrid: 'M',
  Málaga: 'MA',
  Ourense: 'OR',
  Salamanca: 'SA',
  Santander: 'S',
  Sevilla: 'SE',
  Valencia: 'V',
  Zaragoza: 'Z',
};

const plain = (digits: string) => digits.replace(/^0+/, '');

/** The web address of a demo project's issuer, and where it is registered; towns without a register of their own say nothing of it. */
export function registeredOf({ slug, issuer }: Pick<ProjectContent, 'slug' | 'issuer'>) {
  const sign = SHEETS[issuer.city];
  const digits = issuer.taxNumber.replace(/\D/g, '');
  const register =
    sign === undefined ? ['', '', '', ''] : [issuer.city, plain(digits.slice(2, 6)), plain(digits.slice(5, 8)), digits];
  const [place = '', volume = '', folio = '', sheet = ''] = register;
  return {
    issuerWebsite: `https://${slug}.example/`,
    issuerRegisterPlace: place,
    issuerRegisterVolume: volume,
    issuerRegisterFolio: folio,
    issuerRegisterSheet: sheet && `${sign}-${sheet.slice(2, 7)}`,
  };
}
