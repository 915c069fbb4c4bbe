import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const gabarrasDeLaLuz: ProjectContent = {
  slug: 'gabarras-de-la-luz',
  clientUuid: 'BIT-0011',
  status: 'CLOSED',
  title: both('Gabarras de La Luz', 'La Luz Barges'),
  slogan: both('Corriente limpia para barcos fondeados', 'Clean power for ships at anchor'),
  sector: 'shipping',
  productType: 'DEBT',
  location: 'Puerto de La Luz, Las Palmas',
  issuer: { name: 'Gabarras de La Luz, S.A.', taxNumber: 'A88341045', city: 'Las Palmas de Gran Canaria' },
  shortDescription: both(
    'Dos gabarras con baterías que dan corriente a los buques fondeados. Pagaré de $400.000 al 7,1 %; las dos ya trabajan.',
    'Two barges with batteries that power ships at anchor. A $400,000 note at 7.1%; both are at work.',
  ),
  sections: {
    description: section(
      'Las dos gabarras costaron $910.000: $510.000 de los socios y $400.000 de esta emisión. Trabajan desde agosto.',
      'The two barges cost $910,000: $510,000 from the partners and $400,000 from this issue. They have been at work since August.',
    ),
    product: section(
      'Cada una lleva 1.900 kWh de baterías y da corriente a un granelero durante once horas; se cargan en el muelle Reina Sofía.',
      'Each carries 1,900 kWh of batteries and powers a bulk carrier for eleven hours; they charge at the Reina Sofía quay.',
    ),
    market: section(
      'Fondean en La Luz 41 buques al día de media. El puerto obliga a apagar motores desde 2028.',
      'An average of 41 ships a day lie at anchor off La Luz. The port requires engines off from 2028.',
    ),
    competitors: section(
      'Ninguna otra empresa ofrece corriente a flote en las islas; en la Península hay tres.',
      'No other company offers power afloat in the islands; there are three on the mainland.',
    ),
    businessModel: section(
      'Con dos contratos firmados se ingresan $688.000 al año y quedan $131.000. Los intereses son $28.400 al año, en dos cupones.',
      'Two signed contracts bring in $688,000 a year and leave $131,000. Interest is $28,400 a year, in two coupons.',
    ),
    projections: section(
      `| | 2026 | 2027 | 2028 |
      | Ingresos | $286.000 | $688.000 | $940.000 |
      | Veces los intereses | 1,9 | 4,6 | 6,8 |`,
      `| | 2026 | 2027 | 2028 |
      | Income | $286,000 | $688,000 | $940,000 |
      | Times the interest | 1.9 | 4.6 | 6.8 |`,
    ),
  },
  headlineReturn: both('7,1 % anual', '7.1% a year'),
  terms: [
    term('interest', '7,1 % fijo', '7.1% fixed'),
    term('term', '42 meses', '42 months'),
    term('coupon', 'Semestral', 'Half-yearly'),
    term('repayment', 'Al vencimiento', 'At maturity'),
    term('security', 'Hipoteca naval de segundo rango', 'Second ship mortgage'),
  ],
  finance: { annualInterestPercent: '7.10', termMonths: 42, payEveryMonths: 6, repayment: 'BULLET' },
  token: {
    name: 'Pagaré La Luz 2029',
    symbol: 'LALUZ29',
    price: '250',
    forSale: 1600,
    minPerOrder: 4,
    maxPerOrder: 300,
    softCap: 1000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -320, end: -268 },
  createdDay: -360,
  demand: { tokens: 1600, investors: 24, interested: 0 },
  risks: [
    both('Dos clientes son el 80 % de los ingresos previstos.', 'Two customers make up 80% of the income planned.'),
    both(
      'La inversión es en dólares; el cambio con el euro puede restar rentabilidad.',
      'The investment is in dollars; its rate against the euro may cost you return.',
    ),
  ],
  team: [
    {
      name: 'Idaira Santana Quevedo',
      role: both('Directora de operaciones', 'Head of operations'),
      bio: both('Doce años en remolcadores del puerto.', 'Twelve years on the port’s tugs.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'hidden', 12, 'Condiciones del pagaré', 'Terms of the note'),
    document('valuation', 'public', 8, 'Tasación de las gabarras', 'Valuation of the barges'),
  ],
  updates: [
    {
      day: -96,
      title: both('La segunda gabarra, en servicio', 'Second barge in service'),
      body: section('Primer granelero conectado toda una noche.', 'First bulk carrier powered for a whole night.'),
    },
  ],
  questions: [],
  distributions: [
    {
      day: -86,
      kind: 'COUPON',
      gross: '14200.00',
      concept: both('Primer cupón semestral', 'First half-yearly coupon'),
    },
  ],
  introVideo: null,
  cover: {
    url: '/projects/bitacora/gabarras-de-la-luz.svg',
    alt: both(
      'Dos gabarras con baterías junto a un portacontenedores, de noche',
      'Two battery barges beside a container ship at night',
    ),
  },
};
