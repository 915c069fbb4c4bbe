import { addDays, addMonths, type Day } from '#domain/time/zone.ts';

const MONTHS_OF_A_YEAR = 12;

/** What a tax office certifies of somebody: where they are resident, as the treaty means it, on paper from a day. */
interface ResidenceCertificate {
  /** ISO 3166-1 alpha-2. */
  country: string;
  issuedOn: Day;
  /** The last day on which it proves anything. */
  validUntil: Day;
}

/** The last day of a certificate: a year from its issue (Order EHA/3290/2008, article 17.2). */
export function lastDayOf(issuedOn: Day): Day {
  return addDays(addMonths(issuedOn, MONTHS_OF_A_YEAR), -1);
}

/** Whether a certificate proves on a day that somebody is resident in the country that they are known to live in. */
export function proves(certificate: ResidenceCertificate, country: string | null, on: Day): boolean {
  return certificate.country === country && certificate.issuedOn <= on && on <= certificate.validUntil;
}
