import type { LegitimationEnding, LegitimationPurpose } from '#domain/legitimation/legitimation.ts';
import type { Language } from '#domain/tenant/language.ts';

interface Words {
  title: string;
  line(number: number, day: string): string;
  over: Record<LegitimationEnding, string>;
  said(keeper: string): string;
  certified: string;
  issuer: string;
  issuerNumber: string;
  issuance: string;
  token: string;
  reference: string;
  tokens: string;
  registered: string;
  holder: string;
  name: string;
  number: string;
  use: string;
  purpose: string;
  purposes: Record<LegitimationPurpose, string>;
  until: string;
  keeper: string;
  notes: string[];
  check: string;
  checkAddress: string;
  checkNumber: string;
  checkCode: string;
  checkText(platform: string): string;
  file: string;
}

/** What the paper says, in both languages (Ley 6/2023, article 14; Real Decreto 814/2023, articles 21 and 24). */
export const PAPER_WORDS: Record<Language, Words> = {
  es: {
    title: 'Certificado de legitimación',
    line: (number, day) => `Certificado n.º ${number} · ${day}`,
    over: {
      RETURNED: 'Este certificado se ha devuelto y ya no vale.',
      EXPIRED: 'Este certificado ha caducado y ya no vale.',
    },
    said: (keeper) => `Según el registro que lleva ${keeper}, en la fecha indicada figuran inscritos:`,
    certified: 'Valores certificados',
    issuer: 'Emisor',
    issuerNumber: 'NIF del emisor',
    issuance: 'Emisión',
    token: 'Token',
    reference: 'Referencia de la emisión en el registro',
    tokens: 'Número de tokens',
    registered: 'Fecha del registro y de expedición',
    holder: 'Titular',
    name: 'Nombre',
    number: 'NIF o número de documento',
    use: 'Finalidad y vigencia',
    purpose: 'Finalidad',
    purposes: {
      RIGHTS: 'Ejercer derechos',
      TRANSFER: 'Transmitir los valores',
      PLEDGE: 'Darlos en garantía',
      AUTHORITY: 'Presentarlo ante una autoridad',
      OTHER: 'Otra finalidad',
    },
    until: 'Válido hasta el día, incluido',
    keeper: 'Entidad que lleva el registro',
    notes: [
      'Solo acredita la legitimación y no confiere más derechos (Ley 6/2023, artículo 14). No hay otro certificado vigente sobre estos mismos tokens.',
      'Hasta que se devuelva o caduque, estos tokens quedan inmovilizados: ni se transfieren ni se ofrecen.',
    ],
    check: 'Comprobación',
    checkAddress: 'Página',
    checkNumber: 'Número',
    checkCode: 'Código de comprobación',
    checkText: (platform) =>
      `Una copia no prueba que siga vigente. Compruébelo en esta página de ${platform}, sin cuenta, con el número y el código: dice si está vigente, devuelto o caducado.`,
    file: 'certificado-de-legitimacion',
  },
  en: {
    title: 'Certificate of legitimation',
    line: (number, day) => `Certificate no. ${number} · ${day}`,
    over: {
      RETURNED: 'This certificate was returned and is no longer valid.',
      EXPIRED: 'This certificate has expired and is no longer valid.',
    },
    said: (keeper) =>
      `According to the register that ${keeper} keeps, the following are registered on the day named there:`,
    certified: 'Certified securities',
    issuer: 'Issuer',
    issuerNumber: 'Issuer’s tax number',
    issuance: 'Issuance',
    token: 'Token',
    reference: 'Reference of the issuance in the register',
    tokens: 'Number of tokens',
    registered: 'Date of the register and of issue',
    holder: 'Holder',
    name: 'Name',
    number: 'Tax or document number',
    use: 'Purpose and validity',
    purpose: 'Purpose',
    purposes: {
      RIGHTS: 'To exercise rights',
      TRANSFER: 'To transfer the securities',
      PLEDGE: 'To give them as security',
      AUTHORITY: 'To show it to an authority',
      OTHER: 'Another purpose',
    },
    until: 'Valid up to and including',
    keeper: 'Entity that keeps the register',
    notes: [
      'It certifies legitimation alone and gives no further rights (Spanish Law 6/2023, article 14). No other certificate of these tokens is in force.',
      'Until it is returned or expires, these tokens are immobilised: they are neither transferred nor offered.',
    ],
    check: 'Checking it',
    checkAddress: 'Page',
    checkNumber: 'Number',
    checkCode: 'Check code',
    checkText: (platform) =>
      `A copy does not prove that it is still valid. Check it on this page of ${platform}, without an account, with the number and the code: the page says whether it is valid, was returned or has expired.`,
    file: 'certificate-of-legitimation',
  },
};
