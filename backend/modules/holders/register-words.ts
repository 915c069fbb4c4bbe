import type { Language } from '#domain/tenant/language.ts';

interface Words {
  title(symbol: string): string;
  asOf(moment: string): string;
  issuer: string;
  number: string;
  token: string;
  project: string;
  holders: string;
  tokens: string;
  price: string;
  value: string;
  kept(platform: string): string;
  rounding: string;
  initials: string;
  unprintable: string;
  sums: string;
  list: string;
  none: string;
  caption: string;
  head: { holder: string; since: string; tokens: string; share: string; value: string };
  total: string;
  unnamed: string;
  file(symbol: string, day: string): string;
}

/** What a register of holders says, in both languages. */
export const REGISTER_WORDS: Record<Language, Words> = {
  es: {
    title: (symbol) => `Registro de titulares de tokens ${symbol}`,
    asOf: (moment) => `Situación a ${moment}`,
    issuer: 'Emisor',
    number: 'NIF del emisor',
    token: 'Token',
    project: 'Proyecto',
    holders: 'Titulares',
    tokens: 'Tokens en circulación',
    price: 'Precio del token en esa fecha',
    value: 'Valor a ese precio',
    kept: (platform) => `Registro llevado por ${platform} por cuenta del emisor, según sus libros.`,
    rounding: 'Los porcentajes se redondean a la baja, así que juntos pueden quedar por debajo del 100 %.',
    initials: 'Los titulares figuran por sus iniciales: la plataforma conserva sus nombres.',
    unprintable:
      'Algún nombre tiene letras que este documento no puede imprimir: la exportación de la lista los lleva completos.',
    sums: 'Datos del registro',
    list: 'Titulares',
    none: 'Nadie tenía tokens en esa fecha.',
    caption: 'Quién tiene tokens, de más a menos',
    head: { holder: 'Titular', since: 'Desde', tokens: 'Tokens', share: '%', value: 'Valor' },
    total: 'Total',
    unnamed: 'Sin nombre todavía',
    file: (symbol, day) => `registro-${symbol}-${day}`,
  },
  en: {
    title: (symbol) => `Register of ${symbol} token holders`,
    asOf: (moment) => `As of ${moment}`,
    issuer: 'Issuer',
    number: 'Issuer’s tax number',
    token: 'Token',
    project: 'Project',
    holders: 'Holders',
    tokens: 'Tokens in circulation',
    price: 'Price of the token on that date',
    value: 'Value at that price',
    kept: (platform) => `Register kept by ${platform} on behalf of the issuer, from its books.`,
    rounding: 'Percentages are rounded down, so together they can stay below 100%.',
    initials: 'Holders stand by their initials: the platform keeps their names.',
    unprintable: 'Some names have letters that this document cannot print: the export of the list has them whole.',
    sums: 'About the register',
    list: 'Holders',
    none: 'Nobody held tokens on that date.',
    caption: 'Who holds tokens, most first',
    head: { holder: 'Holder', since: 'Since', tokens: 'Tokens', share: '%', value: 'Value' },
    total: 'Total',
    unnamed: 'No name yet',
    file: (symbol, day) => `register-${symbol}-${day}`,
  },
};
