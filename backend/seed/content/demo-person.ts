import { asksIssuer, type IdType } from '#domain/validation/id-document.ts';

/**
 * Fictional person of the demo data. Nobody real is meant: the identity numbers lie above every one issued so far (their letters are right),
 * telephone numbers all begin +34 600 000, and mail goes to the reserved domain `.example`.
 */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  gender: 'FEMININE' | 'MASCULINE';
  /** YYYY-MM-DD. */
  birthday: string;
  /** ISO 3166-1, two letters. */
  nationality: string;
  country: string;
  address: string;
  city: string;
  postalCode: string;
  province: string;
  idNumber: string;
  idKind: IdType;
  /** Of a passport or another country's card; its country is the nationality. */
  idExpiresOn: string | null;
  phone: string;
  email: string;
  occupation: string;
  iban: string;
}

/** The fields of a person in the order in which the lists write them, one person a line. */
export type PersonRow = readonly [
  firstName: string,
  lastName: string,
  gender: DemoPerson['gender'],
  birthday: string,
  nationality: string,
  country: string,
  address: string,
  city: string,
  postalCode: string,
  province: string,
  idNumber: string,
  idKind: DemoPerson['idKind'],
  phone: string,
  email: string,
  occupation: string,
  iban: string,
];

/** A person from one line of the lists. */
export function personOf(row: PersonRow): DemoPerson {
  const [firstName, lastName, gender, birthday, nationality, country, address, city, postalCode, province, ...rest] =
    row;
  const [idNumber, idKind, phone, email, occupation, iban] = rest;
  const place = { country, address, city, postalCode, province };
  return {
    firstName,
    lastName,
    gender,
    birthday,
    nationality,
    ...place,
    idNumber,
    idKind,
    idExpiresOn: asksIssuer(idKind) ? '2033-05-31' : null,
    phone,
    email,
    occupation,
    iban,
  };
}
