import { settledIdDocument } from '#domain/validation/id-document.ts';
import type { DemoPerson } from './content/demo-person.ts';

/** A demo person's document as a profile keeps it. */
export function idDocumentOf({ idKind, idNumber, nationality, idExpiresOn }: DemoPerson) {
  const document = { type: idKind, number: idNumber, country: nationality, expiresOn: idExpiresOn };
  const { type, number, country, expiresOn } = settledIdDocument(document);
  return { idType: type, idNumber: number, idCountry: country, idExpiresOn: expiresOn };
}
