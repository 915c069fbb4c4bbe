import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const furgonetaDeRachid: ProjectContent = {
  slug: 'furgoneta-de-rachid',
  clientUuid: null,
  status: 'CLOSED',
  title: both('La furgoneta de Rachid', 'Rachid’s Van'),
  slogan: both('Verdura de la Axarquía, puerta a puerta', 'Axarquía vegetables, door to door'),
  sector: 'commerce',
  productType: 'DEBT',
  location: 'Vélez-Málaga, Málaga',
  issuer: { name: 'Huerta Rodante, S.Coop.And.', taxNumber: 'F88331137', city: 'Vélez-Málaga' },
  shortDescription: both(
    'Una furgoneta isotermo de segunda mano para repartir cestas de tres huertas. Dos de los seis pagos, ya hechos.',
    'A second-hand chilled van to deliver boxes from three market gardens. Two of its six payments are already made.',
  ),
  sections: {
    description: section(
      'El microcrédito de 4.500 € pagó la mitad de una furgoneta de 9.200 €; el resto eran ahorros. Con ella se pasó de 30 a 74 cestas por semana.',
      'The 4,500 € microloan paid half of a van costing 9,200 €; the rest was savings. With it, deliveries went from 30 to 74 boxes a week.',
    ),
    product: section(
      'Cesta de seis kilos por 14 €, los martes y los viernes.',
      'A six-kilo box at 14 €, on Tuesdays and Fridays.',
    ),
    market: section('Once pueblos, con 210 hogares apuntados.', 'Eleven villages, with 210 households signed up.'),
    competitors: section(
      'Los supermercados reparten desde 50 € y no llegan a cinco de los pueblos.',
      'Supermarkets deliver from 50 € up and do not reach five of the villages.',
    ),
    businessModel: section(
      'Cada cesta deja 3,10 €: unos 990 € al mes. Cada tres meses se devuelven 750 € de capital y los intereses.',
      'Each box leaves 3.10 €: some 990 € a month. Every three months 750 € of principal is repaid, with the interest.',
    ),
    projections: section(
      `| Pago | Capital | Interés |
      | Primero | 750,00 € | 33,75 € |
      | Segundo | 750,00 € | 28,13 € |
      | Tercero | 750,00 € | 22,50 € |`,
      `| Payment | Principal | Interest |
      | First | 750.00 € | 33.75 € |
      | Second | 750.00 € | 28.13 € |
      | Third | 750.00 € | 22.50 € |`,
    ),
  },
  headlineReturn: both('3 % anual', '3% a year'),
  terms: [
    term('interest', '3 % fijo', '3% fixed'),
    term('term', '18 meses', '18 months'),
    term('repayment', 'Trimestral, en seis pagos', 'Quarterly, in six payments'),
  ],
  finance: { annualInterestPercent: '3.00', termMonths: 18, payEveryMonths: 3, repayment: 'LINEAR' },
  token: {
    name: 'La furgoneta de Rachid',
    symbol: 'FURGONETA',
    price: '5',
    forSale: 900,
    minPerOrder: 1,
    maxPerOrder: 80,
    softCap: 500,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -262, end: -238 },
  createdDay: -280,
  demand: { tokens: 900, investors: 23, interested: 0 },
  risks: [
    both(
      'Una avería grande pararía el reparto; hay 600 € guardados.',
      'A major breakdown would stop deliveries; 600 € are set aside.',
    ),
    both(
      'En julio y agosto las huertas dan menos y las cestas bajan a la mitad.',
      'In July and August the gardens yield less and boxes fall by half.',
    ),
  ],
  team: [
    {
      name: 'Rachid El Amrani',
      role: both('Repartidor y socio', 'Driver and member'),
      bio: both('Jornalero en Vélez durante once años.', 'A farmhand in Vélez for eleven years.'),
    },
  ],
  documents: [INFORMATION_SHEET, document('contract', 'public', 3, 'Contrato de microcrédito', 'Microloan agreement')],
  updates: [
    {
      day: -54,
      title: both('Segundo pago, a tiempo', 'Second payment, on time'),
      body: section('Devueltos otros 750 € y 28,13 € de intereses.', 'Another 750 € repaid, with 28.13 € of interest.'),
    },
    {
      day: -210,
      title: both('Primer reparto', 'First round'),
      body: section('Cuarenta y una cestas el primer martes.', 'Forty-one boxes on the first Tuesday.'),
    },
  ],
  questions: [],
  distributions: [
    {
      day: -146,
      kind: 'CAPITAL_RETURN',
      gross: '750.00',
      concept: both('Primer pago: capital', 'First payment: capital'),
    },
    { day: -146, kind: 'COUPON', gross: '33.75', concept: both('Primer pago: intereses', 'First payment: interest') },
    {
      day: -54,
      kind: 'CAPITAL_RETURN',
      gross: '750.00',
      concept: both('Segundo pago: capital', 'Second payment: capital'),
    },
    { day: -54, kind: 'COUPON', gross: '28.13', concept: both('Segundo pago: intereses', 'Second payment: interest') },
  ],
  introVideo: null,
  cover: {
    url: '/projects/semilla/furgoneta-de-rachid.svg',
    alt: both(
      'Una furgoneta verde con cajas de verdura en una calle blanca en cuesta',
      'A green van with boxes of vegetables in a white hillside street',
    ),
  },
};
