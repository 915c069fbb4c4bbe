import type { ComplaintFacts, ComplaintMails } from './complaint-mail-texts.ts';
import { textLines } from './text-lines.ts';

const OUTCOMES = {
  UPHELD: 'You are right in everything that you asked for.',
  PARTLY: 'You are right in part.',
  REFUSED: 'We cannot agree with you.',
} as const;

/** Who deals with it, and how they are reached. */
const who = ({ house, contact }: ComplaintFacts) =>
  contact
    ? `The complaints service of ${house} deals with it. You can write to them at ${contact}.`
    : `The complaints service of ${house} deals with it.`;

const OTHER_WAYS =
  'If you do not agree you can turn to the Comisión Nacional del Mercado de Valores (CNMV), Servicio de Reclamaciones, calle Edison 4, 28006 Madrid, www.cnmv.es, and to the courts.';

/** Mails of a complaint in English. */
export const COMPLAINT_MAILS_EN: ComplaintMails = {
  received: (facts) => ({
    subject: `We have received your complaint ${facts.reference}`,
    paragraphs: [
      `Your complaint ${facts.reference} arrived on ${facts.filed}. Filing it and having it dealt with is free of charge.`,
      who(facts),
      `We will tell you whether it is admissible by ${facts.until}.`,
    ],
    action: 'See the complaint',
  }),
  admitted: (facts) => ({
    subject: `Your complaint ${facts.reference} is admissible`,
    paragraphs: [
      `We confirm that we received your complaint ${facts.reference} on ${facts.filed}, and that it is admissible.`,
      who(facts),
      `You will have our decision, with its reasons, by ${facts.until}.`,
    ],
    action: 'See the complaint',
  }),
  dismissed: (facts) => ({
    subject: `Your complaint ${facts.reference} is not admissible`,
    paragraphs: [
      `We confirm that we received your complaint ${facts.reference} on ${facts.filed}. It is not admissible for this reason:`,
      ...textLines(facts.text),
      who(facts),
      OTHER_WAYS,
    ],
    action: 'See the complaint',
  }),
  asked: (facts) => ({
    subject: `We need to know more about your complaint ${facts.reference}`,
    paragraphs: [
      'To decide we need the following:',
      ...textLines(facts.text),
      `You can answer until ${facts.until}. While we wait for your answer, the time for our decision is on hold.`,
    ],
    action: 'Answer',
  }),
  delayed: (facts) => ({
    subject: `The decision on your complaint ${facts.reference} is delayed`,
    paragraphs: [
      'We cannot decide by the day that we told you. The reason:',
      ...textLines(facts.text),
      `You will have our decision by ${facts.until}.`,
    ],
    action: 'See the complaint',
  }),
  decided: (facts) => ({
    subject: `Decision on your complaint ${facts.reference}`,
    paragraphs: [
      OUTCOMES[facts.outcome],
      ...textLines(facts.text),
      ...(facts.outcome === 'UPHELD' ? [] : [OTHER_WAYS]),
    ],
    action: 'See the decision',
  }),
};
