import { StatementFault } from '#domain/statement/bank-statement.ts';
import { all, one, parseXml, textAt, type XmlNode } from '#domain/statement/xml-node.ts';

/** What a bank says of a part of a file: its word (ISO 20022, external payment status), and why. */
interface Said {
  status: string;
  /** Reason codes such as AC04; empty where the bank gives none. */
  reasons: readonly string[];
}

/** A bank's report on one file of transfers, level by level. */
export interface StatusReport {
  /** The bank's own name of the report. */
  messageId: string;
  /** Of our file. */
  originalMessageId: string;
  /** The count and sum of our file as the bank repeats them; empty where it does not. */
  originalCount: string;
  originalSum: string;
  group: Said | null;
  payments: readonly { paymentId: string; said: Said | null; transfers: readonly ({ endToEndId: string } & Said)[] }[];
  /** How many transfers the bank says that it rejected one by one; null where it does not say. */
  rejectedCount: number | null;
}

/**
 * Reads a payment status report of ISO 20022, pain.002 of any version: all hold what is read here in the same places.
 * Null where it is another document, is damaged or cut off, or does not name the file that it speaks of.
 */
export function readPain002(text: string): StatusReport | null {
  const report = documentOf(text);
  const original = one(report, 'OrgnlGrpInfAndSts');
  const originalMessageId = textAt(original, 'OrgnlMsgId');
  const messageId = textAt(report, 'GrpHdr', 'MsgId');
  if (originalMessageId === '' || messageId === '') return null;
  const payments = all(report, 'OrgnlPmtInfAndSts').map((payment) => ({
    paymentId: textAt(payment, 'OrgnlPmtInfId'),
    said: saidOf(payment, 'PmtInfSts'),
    transfers: all(payment, 'TxInfAndSts').flatMap((transfer) => {
      const said = saidOf(transfer, 'TxSts');
      return said ? [{ endToEndId: textAt(transfer, 'OrgnlEndToEndId'), ...said }] : [];
    }),
  }));
  return {
    messageId,
    originalMessageId,
    originalCount: textAt(original, 'OrgnlNbOfTxs'),
    originalSum: textAt(original, 'OrgnlCtrlSum'),
    group: saidOf(original, 'GrpSts'),
    payments,
    rejectedCount: rejectedIn([original, ...all(report, 'OrgnlPmtInfAndSts')]),
  };
}

function documentOf(text: string): XmlNode {
  try {
    return one(parseXml(text), 'Document', 'CstmrPmtStsRpt');
  } catch (fault) {
    if (fault instanceof StatementFault) return undefined;
    throw fault;
  }
}

function saidOf(part: XmlNode, name: string): Said | null {
  const status = textAt(part, name);
  if (!/^[A-Z0-9]{4}$/.test(status)) return null;
  const reasons = all(part, 'StsRsnInf')
    .map((reason) => textAt(reason, 'Rsn', 'Cd') || textAt(reason, 'Rsn', 'Prtry'))
    .filter((code) => code !== '');
  return { status, reasons: [...new Set(reasons)] };
}

/** Of the group where it counts, else of its payments together. */
function rejectedIn([group, ...payments]: readonly XmlNode[]): number | null {
  const countOf = (part: XmlNode) => {
    const counts = all(part, 'NbOfTxsPerSts').filter((count) => textAt(count, 'DtldSts') === 'RJCT');
    return counts.length === 0
      ? null
      : counts.reduce<number>((sum, count) => sum + Number(textAt(count, 'DtldNbOfTxs')), 0);
  };
  return (
    countOf(group) ?? payments.map(countOf).reduce((sum, count) => (count === null ? sum : (sum ?? 0) + count), null)
  );
}
