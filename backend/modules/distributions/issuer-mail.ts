import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney, formatTokens } from '#domain/money/format.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import type { DistributionRow } from './distributions.repository.ts';
import type { IssuanceOf } from './issuance-of.repository.ts';
import { missingOf, toReturn } from './transfer-of.ts';

/** The turns of a distribution at which its issuer is written to. */
type IssuerMail = 'approved' | 'refused' | 'paid' | 'paid_in_part';

interface Facts {
  name: string;
  project: string;
  missing: string | null;
  reference: string;
  toReturn: string | null;
  reason: string;
  paid: string;
  holders: string;
  left: string;
}

const WORDS: Record<Language, Record<IssuerMail, (facts: Facts) => MailText>> = {
  es: {
    approved: ({ name, project, missing, reference }) => ({
      subject: `Aprobado el reparto «${name}»`,
      paragraphs: [
        `El reparto «${name}» de «${project}» está aprobado.`,
        missing
          ? `Para pagarlo, transfiera ${missing} con el concepto ${reference}, tal como está escrito.`
          : 'El dinero ya ha llegado: lo pagamos en cuanto un gestor lo ordene.',
      ],
      action: 'Ver el reparto',
    }),
    refused: ({ name, project, reason, toReturn: back }) => ({
      subject: `No se ha aprobado el reparto «${name}»`,
      paragraphs: [
        `El reparto «${name}» de «${project}» no se ha aprobado.`,
        `Motivo: ${reason}`,
        ...(back ? [`Le devolvemos ${back} que había enviado.`] : []),
      ],
      action: 'Ver el reparto',
    }),
    paid: ({ name, project, paid, holders }) => ({
      subject: `Pagado el reparto «${name}»`,
      paragraphs: [
        `Hemos pagado ${paid} netos a ${holders === '1' ? 'un titular' : `${holders} titulares`} de «${project}».`,
      ],
      action: 'Ver el reparto',
    }),
    paid_in_part: ({ name, project, paid, holders, left }) => ({
      subject: `Pagado en parte el reparto «${name}»`,
      paragraphs: [
        `Hemos pagado ${paid} netos a ${holders === '1' ? 'un titular' : `${holders} titulares`} de «${project}».`,
        left === '1'
          ? 'A otro todavía no se le puede pagar. Su parte queda reservada y se le paga en cuanto sea posible.'
          : `A otros ${left} todavía no se les puede pagar. Su parte queda reservada para ellos y se les paga en cuanto sea posible.`,
      ],
      action: 'Ver el reparto',
    }),
  },
  en: {
    approved: ({ name, project, missing, reference }) => ({
      subject: `Distribution “${name}” approved`,
      paragraphs: [
        `The distribution “${name}” of “${project}” is approved.`,
        missing
          ? `To have it paid, transfer ${missing} with the reference ${reference}, exactly as written.`
          : 'The money is here: we pay it as soon as a manager gives the order.',
      ],
      action: 'See the distribution',
    }),
    refused: ({ name, project, reason, toReturn: back }) => ({
      subject: `Distribution “${name}” not approved`,
      paragraphs: [
        `The distribution “${name}” of “${project}” was not approved.`,
        `Reason: ${reason}`,
        ...(back ? [`We return the ${back} that you had transferred.`] : []),
      ],
      action: 'See the distribution',
    }),
    paid: ({ name, project, paid, holders }) => ({
      subject: `Distribution “${name}” paid`,
      paragraphs: [
        `We have paid ${paid} net to ${holders === '1' ? 'one holder' : `${holders} holders`} of “${project}”.`,
      ],
      action: 'See the distribution',
    }),
    paid_in_part: ({ name, project, paid, holders, left }) => ({
      subject: `Distribution “${name}” paid in part`,
      paragraphs: [
        `We have paid ${paid} net to ${holders === '1' ? 'one holder' : `${holders} holders`} of “${project}”.`,
        `${left === '1' ? 'Another one' : `Another ${left}`} cannot be paid yet. Their part is kept for them and paid as soon as possible.`,
      ],
      action: 'See the distribution',
    }),
  },
};

/** Writes to the issuer of a distribution, in their language. */
export async function tellIssuer(
  work: Work,
  issuance: IssuanceOf,
  row: DistributionRow,
  kind: IssuerMail,
): Promise<void> {
  const { tx, tenant } = work;
  const issuer = await findUser(tx, tenant.id, issuance.issuerUserId);
  if (!issuer) return;
  const { id: userId, email, lang } = issuer;
  const { symbol, symbol_position: symbolPosition } = tenant.customization.currency;
  const money = (cents: bigint) => formatMoney(cents, { symbol, symbolPosition }, lang);
  await work.mail({
    kind: `distribution.${kind}`,
    to: { email, lang, userId },
    words: WORDS[lang][kind]({
      name: row.name,
      project: localized(issuance.title, lang),
      missing: missingOf(row) > 0n ? money(missingOf(row)) : null,
      reference: row.reference,
      toReturn: toReturn(row) > 0n ? money(toReturn(row)) : null,
      reason: row.endReason ?? '',
      paid: money(row.paidCents),
      holders: formatTokens(row.paidHolders, lang),
      left: formatTokens(row.holders - row.paidHolders, lang),
    }),
    path: pathTo.entrepreneur.benefit(issuance.id, row.id),
  });
}
