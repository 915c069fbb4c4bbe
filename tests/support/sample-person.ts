/** What somebody writes of themself when their identity is checked; each answer passes every rule. */
export const SAMPLE_PERSON = {
  first_name: 'Ana',
  last_name: 'López',
  birthday: '1980-05-01',
  nationality: 'ES',
  id_number: '12345678Z',
  phone: '600112233',
  country: 'ES',
  address: 'Calle Mayor 1',
  city: 'Madrid',
  postal_code: '28013',
  province: 'Madrid',
};

/** The same of a company. */
export const SAMPLE_COMPANY = {
  organisation_name: 'Olmos del Norte, S.L.',
  tax_number: 'B12345674',
  activity: 'Cultivo de olmos',
  contact_email: 'olmos@persona.test',
  representation: 'SOLE_ADMINISTRATOR' as const,
  shareholders: [{ name: 'Ana López', stake: '60.00' }],
  address: 'Calle Mayor 1',
  city: 'Madrid',
  postal_code: '28013',
  province: 'Madrid',
  country: 'ES',
  birthplace_city: 'Madrid',
  birthplace_country: 'ES',
};
