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
