import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const molinoDeBelchite: ProjectContent = {
  slug: 'molino-de-belchite',
  clientUuid: null,
  status: 'CLOSED',
  title: both('El molino de Belchite', 'The Belchite Mill'),
  slogan: both('Harina de piedra de trigo del pueblo', 'Stone-ground flour from local wheat'),
  sector: 'food',
  productType: 'DEBT',
  location: 'Belchite, Zaragoza',
  issuer: { name: 'Molino de Belchite, S.Coop.', taxNumber: 'F88341029', city: 'Belchite' },
  shortDescription: both(
    'Una piedra nueva para el molino que muele el trigo de catorce familias. Préstamo de 18.000 € al 4,5 %, al corriente de pago.',
    'A new stone for the mill that grinds the wheat of fourteen families. A loan of 18,000 € at 4.5%, paid on time.',
  ),
  sections: {
    description: section(
      'La piedra vieja molía 90 kilos por hora y se paraba cada semana para picarla. La nueva muele 160. Cuesta 14.800 €, y montarla, 3.200 €.',
      'The old stone ground 90 kilos an hour and stopped every week for dressing. The new one grinds 160. It cost 14,800 €, and fitting it 3,200 €.',
    ),
    product: section(
      'Harina integral y semiintegral de Aragón 03, en sacos de 5 y 25 kilos, molida la semana en que se vende.',
      'Wholemeal and half-wholemeal flour of Aragón 03 wheat, in sacks of 5 and 25 kilos, milled the week it is sold.',
    ),
    market: section(
      'Diecinueve obradores de Zaragoza y Huesca compran 41 toneladas al año; seis esperan turno.',
      'Nineteen bakeries in Zaragoza and Huesca buy 41 tonnes a year; six are waiting for a place.',
    ),
    competitors: section(
      'Las harineras grandes venden a 0,62 € el kilo y no muelen menos de diez toneladas por encargo; aquí cuesta 1,15 €.',
      'Large mills sell at 0.62 € a kilo and grind no less than ten tonnes to order; here it costs 1.15 €.',
    ),
    businessModel: section(
      'Se venden 58 toneladas al año por 66.700 € y quedan 9.100 €. La cuota del préstamo es de 412 € al mes.',
      'Sales of 58 tonnes a year bring 66,700 € and leave 9,100 €. The loan’s instalment is 412 € a month.',
    ),
    projections: section(
      `| | Antes | Con la piedra nueva |
      | Toneladas al año | 41 | 58 |
      | Excedente antes de la cuota | 5.300 € | 9.100 € |`,
      `| | Before | With the new stone |
      | Tonnes a year | 41 | 58 |
      | Surplus before the instalment | 5,300 € | 9,100 € |`,
    ),
  },
  headlineReturn: both('4,5 % anual', '4.5% a year'),
  terms: [
    term('interest', '4,5 % fijo', '4.5% fixed'),
    term('term', '48 meses', '48 months'),
    term('coupon', 'Mensual', 'Monthly'),
    term('repayment', 'Mensual, en cuotas iguales', 'Monthly, in equal instalments'),
  ],
  finance: { annualInterestPercent: '4.50', termMonths: 48, payEveryMonths: 1, repayment: 'ANNUITY' },
  token: {
    name: 'El molino de Belchite',
    symbol: 'MOLINO',
    price: '10',
    forSale: 1800,
    minPerOrder: 2,
    maxPerOrder: 150,
    softCap: 1200,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -58, end: -15 },
  createdDay: -92,
  demand: { tokens: 1800, investors: 24, interested: 0 },
  risks: [
    both(
      'Con una mala cosecha hay que comprar trigo fuera y el excedente se queda en la mitad.',
      'After a bad harvest wheat must be bought elsewhere, which halves the surplus.',
    ),
    both('El préstamo no tiene más garantía que la piedra.', 'The loan has no security but the stone.'),
  ],
  team: [
    {
      name: 'Ascensión Lou Salavera',
      role: both('Molinera', 'Miller'),
      bio: both('Aprendió a picar la piedra con su padre.', 'She learnt to dress the stone from her father.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('financials', 'public', 9, 'Cuentas de la cooperativa', 'The cooperative’s accounts'),
  ],
  updates: [
    {
      day: -2,
      title: both('La piedra ya muele', 'The stone is grinding'),
      body: section('Primera saca, el día de la romería.', 'First sack, on the day of the village pilgrimage.'),
    },
  ],
  questions: [],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/masamadre/molino-de-belchite.svg',
    alt: both(
      'Una piedra de molino entre espigas, delante de un molino de adobe',
      'A millstone among ears of wheat in front of an adobe mill',
    ),
  },
};
