import { longMoment } from '#backend/mail/long-date.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { SignerDocument } from './contract-facts.ts';
import { maskEmail } from './mask-email.ts';
import { documentWords } from './signer-document.ts';

/** What is kept of an act of signing (eIDAS, article 26: who, will, link to the text). */
export interface Evidence {
  reference: string;
  investmentId: string;
  signerName: string;
  document: SignerDocument;
  typedName: string;
  /** Where the code went; masked on the page. */
  email: string;
  codeSentAt: Date;
  signedAt: Date;
  /** Address and browser as the dashboard saw them. */
  ip: string;
  userAgent: string;
  textSha256: string;
  timeZone: string;
}

interface EvidenceRow {
  label: string;
  value: string;
}

const LABELS = {
  es: {
    title: 'Evidencias de la firma electrónica',
    intro:
      'Esta página forma parte del documento firmado. La huella SHA-256 identifica el texto del contrato palabra por palabra: cualquier cambio la altera.',
    reference: 'Orden',
    investment: 'Identificador de la inversión',
    signer: 'Firmante',
    document: 'Documento de identidad',
    typed: 'Nombre escrito por el firmante',
    code: 'Código de un solo uso',
    signed: 'Momento de la firma',
    utc: 'Momento de la firma (UTC)',
    ip: 'Dirección IP',
    agent: 'Navegador',
    hash: 'Huella SHA-256 del texto',
    consent: 'Declaración',
    consentText: 'He leído el contrato y lo acepto.',
  },
  en: {
    title: 'Evidence of the electronic signature',
    intro:
      'This page is part of the signed document. The SHA-256 hash identifies the text of the agreement word for word: any change alters it.',
    reference: 'Order',
    investment: 'Investment identifier',
    signer: 'Signatory',
    document: 'Identity document',
    typed: 'Name typed by the signatory',
    code: 'Single-use code',
    signed: 'Moment of signature',
    utc: 'Moment of signature (UTC)',
    ip: 'IP address',
    agent: 'Browser',
    hash: 'SHA-256 hash of the text',
    consent: 'Statement',
    consentText: 'I have read the agreement and I accept it.',
  },
} as const;

/** The evidence page: its heading, an explanation and its rows, in the contract's language. */
export function evidencePage(
  evidence: Evidence,
  lang: Language,
): { title: string; intro: string; rows: EvidenceRow[] } {
  const say = LABELS[lang];
  const sent = longMoment(evidence.codeSentAt, evidence.timeZone, lang);
  const to = maskEmail(evidence.email);
  return {
    title: say.title,
    intro: say.intro,
    rows: [
      { label: say.reference, value: evidence.reference },
      { label: say.investment, value: evidence.investmentId },
      { label: say.signer, value: evidence.signerName },
      { label: say.document, value: evidenced(evidence.document, lang) },
      { label: say.typed, value: evidence.typedName },
      { label: say.code, value: lang === 'es' ? `Enviado a ${to} el ${sent}` : `Sent to ${to} on ${sent}` },
      { label: say.signed, value: longMoment(evidence.signedAt, evidence.timeZone, lang) },
      { label: say.utc, value: evidence.signedAt.toISOString() },
      { label: say.ip, value: evidence.ip },
      { label: say.agent, value: evidence.userAgent },
      { label: say.hash, value: evidence.textSha256 },
      { label: say.consent, value: say.consentText },
    ],
  };
}

/** What stands beside "identity document": its number alone where nobody said which one it is. */
function evidenced(document: SignerDocument, lang: Language): string {
  return document.type ? documentWords(document, lang) : document.number;
}
