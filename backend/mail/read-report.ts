import { type ReportedRecipient, readDeliveryStatus } from '#domain/message/delivery-report.ts';

interface Report {
  /** Every address that it may have come to, as its headers say. */
  to: string[];
  /** Whom it is about; none: it is no report of a delivery. */
  recipients: ReportedRecipient[];
}

/** Headers in which mail servers leave the address that a mail came to. */
const TO_HEADERS = ['x-original-to', 'delivered-to', 'envelope-to', 'to'];
const REPORT = 'multipart/report';

/** Reads a mail that came back. What is no report of a delivery (RFC 3464), an answer of somebody who is away, or a complaint, is about nobody. */
export async function readReport(raw: Buffer): Promise<Report> {
  // Read at the first mail that came back.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  });
  const lines = mail.headerLines.map(({ key, line }) => ({ key, line }));
  const to = lines.filter(({ key }) => TO_HEADERS.includes(key)).map(({ line }) => line);
  const type = lines.find(({ key }) => key === 'content-type')?.line.toLowerCase() ?? '';
  if (!type.includes(REPORT)) return { to, recipients: [] };
  const status = mail.attachments.find(({ contentType }) => contentType === 'message/delivery-status');
  return { to, recipients: status ? readDeliveryStatus(status.content.toString('utf8')) : [] };
}
