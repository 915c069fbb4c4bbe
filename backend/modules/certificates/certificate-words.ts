import type { DistributionKind } from '#domain/earning/kinds.ts';
import type { Language } from '#domain/tenant/language.ts';

interface Words {
  title(year: number): string;
  line(year: number, version: number, day: string): string;
  said: string;
  provisional: string;
  replaces(version: number): string;
  holder: string;
  name: string;
  taxNumber: string;
  country: string;
  payer(name: string, taxNumber: string): string;
  caption(name: string): string;
  all: string;
  total: string;
  head: { what: string; project: string; capital: string; gross: string; rate: string; withheld: string; net: string };
  payerName: string;
  payerNumber: string;
  year: string;
  kind: Record<DistributionKind, string>;
  by(platform: string): string;
  notes: readonly string[];
  file(year: number, version: number): string;
}

/** What a certificate says, in both languages. */
export const CERTIFICATE_WORDS: Record<Language, Words> = {
  es: {
    title: (year) => `Certificado de rentas y retenciones de ${year}`,
    line: (year, version, day) => `Certificado de ${year} · versión ${version} · ${day}`,
    said: 'Importes que los emisores han pagado al titular en el año natural, por la fecha de cada pago, y lo que se ha retenido de ellos a cuenta de su impuesto.',
    provisional: 'El año no ha terminado: este certificado es provisional y puede haber otro con más pagos.',
    replaces: (version) => `Sustituye a la versión ${version}.`,
    holder: 'Titular',
    name: 'Nombre',
    taxNumber: 'NIF',
    country: 'País de residencia fiscal',
    payer: (name, taxNumber) => (taxNumber ? `${name}, NIF ${taxNumber}` : name),
    caption: (name) => `Pagado por ${name}`,
    all: 'Total del año',
    total: 'Total',
    head: {
      what: 'Concepto',
      project: 'Proyecto',
      capital: 'De ello, capital',
      gross: 'Íntegro',
      rate: 'Tipo',
      withheld: 'Retenido',
      net: 'Líquido',
    },
    payerName: 'Pagador',
    payerNumber: 'NIF del pagador',
    year: 'Año',
    kind: {
      DIVIDEND: 'Dividendo',
      INTEREST: 'Interés',
      RENT: 'Alquiler',
      CAPITAL_GAIN: 'Plusvalía',
      CAPITAL_RETURN: 'Devolución de capital',
      SHARED_INCOME: 'Participación en ingresos',
    },
    by: (platform) => `Expedido por ${platform}, que lleva el registro y los pagos por cuenta de cada emisor.`,
    notes: [
      'Quien retiene e ingresa en la Agencia Tributaria es cada emisor. Del capital devuelto no se retiene.',
      'Una renta cuenta en el año en que se pagó, aunque se cobrara después.',
    ],
    file: (year, version) => `certificado-${year}-v${version}`,
  },
  en: {
    title: (year) => `Certificate of income and tax withheld in ${year}`,
    line: (year, version, day) => `Certificate of ${year} · version ${version} · ${day}`,
    said: 'What issuers paid to the holder in the calendar year, by the day of each payment, and what was withheld from it on account of their tax.',
    provisional:
      'The year is not over: this certificate is provisional, and another one with more payments may follow.',
    replaces: (version) => `It replaces version ${version}.`,
    holder: 'Holder',
    name: 'Name',
    taxNumber: 'Tax number',
    country: 'Country of tax residence',
    payer: (name, taxNumber) => (taxNumber ? `${name}, tax number ${taxNumber}` : name),
    caption: (name) => `Paid by ${name}`,
    all: 'The whole year',
    total: 'Total',
    head: {
      what: 'What',
      project: 'Project',
      capital: 'Of which capital',
      gross: 'Gross',
      rate: 'Rate',
      withheld: 'Withheld',
      net: 'Net',
    },
    payerName: 'Payer',
    payerNumber: 'Payer’s tax number',
    year: 'Year',
    kind: {
      DIVIDEND: 'Dividend',
      INTEREST: 'Interest',
      RENT: 'Rent',
      CAPITAL_GAIN: 'Capital gain',
      CAPITAL_RETURN: 'Capital returned',
      SHARED_INCOME: 'Shared income',
    },
    by: (platform) => `Issued by ${platform}, which keeps the register and the payments on behalf of each issuer.`,
    notes: [
      'Each issuer withholds and pays to the tax office. Nothing is withheld from capital that is returned.',
      'An earning counts in the year in which it was paid, even where it was claimed later.',
    ],
    file: (year, version) => `certificate-${year}-v${version}`,
  },
};
