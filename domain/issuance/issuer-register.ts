import type { Language } from '#domain/tenant/language.ts';

/** Where a company stands in a commercial register; empty: not said, or its country knows no such thing. */
interface IssuerRegister {
  /** The town or province of the register. */
  place: string;
  volume: string;
  folio: string;
  sheet: string;
}

/** A row as it keeps the register. */
interface Registered {
  issuerRegisterPlace: string;
  issuerRegisterVolume: string;
  issuerRegisterFolio: string;
  issuerRegisterSheet: string;
}

/** The register of a project's row. */
export const registerOf = (row: Registered): IssuerRegister => ({
  place: row.issuerRegisterPlace,
  volume: row.issuerRegisterVolume,
  folio: row.issuerRegisterFolio,
  sheet: row.issuerRegisterSheet,
});

const WORDS = {
  es: { register: 'Registro Mercantil de', country: 'España', volume: 'tomo', folio: 'folio', sheet: 'hoja' },
  en: { register: 'Commercial Register of', country: 'Spain', volume: 'volume', folio: 'folio', sheet: 'sheet' },
} as const satisfies Record<Language, object>;

/**
 * Where a company is registered, as its papers have to say it (Código de Comercio, article 24): "Registro Mercantil de Soria, tomo 214, folio 8,
 * hoja SO-1204". Empty without a place.
 */
export function registerSentence({ place, ...entry }: IssuerRegister, lang: Language): string {
  if (place === '') return '';
  const words = WORDS[lang];
  const parts = (['volume', 'folio', 'sheet'] as const).flatMap((name) =>
    entry[name] === '' ? [] : [`${words[name]} ${entry[name]}`],
  );
  return [`${words.register} ${place}`, ...parts].join(', ');
}

/** The same with the country before it, as an information sheet asks for it (Annex I, Part A). */
export function registrationAnswer(register: IssuerRegister, lang: Language): string {
  const sentence = registerSentence(register, lang);
  return sentence === '' ? '' : `${WORDS[lang].country}, ${sentence}`;
}
