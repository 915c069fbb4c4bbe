import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const nordes: ProjectContent = {
  slug: 'nordes',
  clientUuid: 'BIT-0017',
  status: 'CAMPAIGN',
  title: both('Nordés', 'Nordés'),
  slogan: both('Un granelero de cabotaje con velas rígidas', 'A coaster that carries rigid sails'),
  sector: 'shipping',
  productType: 'REVENUE_SHARE',
  location: 'Las Palmas de Gran Canaria',
  issuer: { name: 'Naviera Nordés, S.A.', taxNumber: 'A88322656', city: 'Las Palmas de Gran Canaria' },
  shortDescription: both(
    'Dos velas rígidas y baterías para un buque de 3.200 toneladas ya fletado por siete años. Los inversores reciben el 33 % del resultado.',
    'Two rigid sails and batteries for a 3,200-tonne ship already on a seven-year charter. Investors receive 33% of the result.',
  ),
  sections: {
    description: section(
      `El Nordés navega desde 2011 entre Canarias, Marruecos y Portugal con grano, yeso y sal. Las velas ahorran el 17 % del combustible y las baterías evitan los motores en puerto.

      La obra cuesta $1.500.000: $600.000 de un banco naviero, con cuota de $124.000 al año, y $900.000 de esta campaña. Se hace en 38 días, en el dique de Las Palmas.`,
      `The Nordés has sailed between the Canaries, Morocco and Portugal since 2011 with grain, gypsum and salt. The sails save 17% of its fuel and the batteries keep the engines off in port.

      The refit costs $1,500,000: $600,000 from a shipping bank, at $124,000 a year, and $900,000 from this campaign. It takes 38 days in the dry dock at Las Palmas.`,
    ),
    product: section(
      'Dos alas abatibles de 18 metros, con certificado de clase, y 420 kWh de baterías en contenedor. El fabricante las garantiza diez años; hay 23 buques con ellas.',
      'Two folding wings of 18 metres, class certified, and 420 kWh of batteries in a container. The maker guarantees them for ten years; 23 ships carry them.',
    ),
    market: section(
      'Una cementera portuguesa ha fletado el buque hasta 2033 a $5.100 diarios, con revisión por inflación. Fuera de ese contrato, el flete de un barco igual se movió el último año entre $3.900 y $6.200.',
      'A Portuguese cement maker has chartered the ship until 2033 at $5,100 a day, adjusted for inflation. Outside that contract, the rate for a like ship moved between $3,900 and $6,200 last year.',
    ),
    competitors: section(
      'Hay 34 buques de este tamaño en la zona, con 22 años de media. Ninguno lleva velas, y desde 2026 todos pagan por su CO₂.',
      'There are 34 ships of this size in the area, 22 years old on average. None has sails, and since 2026 all of them pay for their CO₂.',
    ),
    businessModel: section(
      'Con 342 días de flete se ingresan $1.744.000; tripulación, mantenimiento, seguro y CO₂ cuestan $1.130.000, y el banco, $124.000. De los $490.000 que quedan, el 33 %, $161.700, es de los titulares hasta que reciban 1,6 veces lo invertido.',
      'At 342 charter days the ship takes in $1,744,000; crew, upkeep, insurance and CO₂ cost $1,130,000, and the bank $124,000. Of the $490,000 left, 33%, $161,700, belongs to the holders until they have received 1.6 times their money.',
    ),
    projections: section(
      `| | Previsto | Un 10 % menos de flete |
      | Resultado anual | $490.000 | $315.600 |
      | Para los titulares | $161.700 | $104.100 |
      | Años hasta el tope | 8,9 | 13,8 |
      | Rentabilidad anual | 10,7 % | 7,1 % |`,
      `| | As planned | 10% less charter |
      | Yearly result | $490,000 | $315,600 |
      | For the holders | $161,700 | $104,100 |
      | Years to the cap | 8.9 | 13.8 |
      | Yearly return | 10.7% | 7.1% |`,
    ),
  },
  headlineReturn: both('10,7 % anual esperado', '10.7% a year expected'),
  terms: [
    term('return', '10,7 % anual', '10.7% a year'),
    term('revenueShare', '33 % del resultado', '33% of the result'),
    term('cap', '1,6 veces lo invertido', '1.6 times the investment'),
    term('payout', 'Semestral', 'Half-yearly'),
    term('loan', '$600.000', '$600,000'),
  ],
  finance: { expectedAnnualReturnPercent: '10.70', termMonths: 107, payEveryMonths: 6, sharePercent: '33.00' },
  token: {
    name: 'Nordés',
    symbol: 'NORDES',
    price: '250',
    forSale: 3600,
    minPerOrder: 4,
    maxPerOrder: 800,
    softCap: 2400,
    minting: 'MANUAL',
  },
  campaign: { start: -38, end: 22 },
  createdDay: -95,
  demand: { tokens: 2616, investors: 24, interested: 0 },
  risks: [
    both(
      'Si la cementera deja de pagar, el flete del mercado puede no cubrir ni los gastos.',
      'If the cement maker stops paying, market rates may not even cover costs.',
    ),
    both(
      'El banco cobra antes y tiene hipoteca sobre el buque: en una venta forzosa puede no quedar nada.',
      'The bank is paid first and holds a mortgage on the ship: a forced sale may leave nothing.',
    ),
    both(
      'La inversión es en dólares; el cambio con el euro puede restar rentabilidad.',
      'The investment is in dollars; its rate against the euro may cost you return.',
    ),
  ],
  team: [
    {
      name: 'Yurena Betancor Suárez',
      role: both('Armadora', 'Owner'),
      bio: both(
        'Capitana de la marina mercante; seis años al mando del Nordés.',
        'Master mariner; six years in command of the Nordés.',
      ),
    },
    {
      name: 'Anselmo Pita Docampo',
      role: both('Inspector de flota', 'Fleet superintendent'),
      bio: both(
        'Ha dirigido once varadas y dos instalaciones de velas.',
        'He has run eleven dry dockings and two sail installations.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'hidden', 24, 'Póliza de fletamento', 'Charter party'),
    document('valuation', 'hidden', 10, 'Tasación del buque', 'Ship valuation'),
    document('report', 'public', 15, 'Ensayos de las velas', 'Sail trials'),
  ],
  updates: [
    {
      day: -13,
      title: both('Dique reservado', 'Dry dock booked'),
      body: section(
        'El buque entra en dique el 9 de febrero si la campaña llega al objetivo mínimo.',
        'The ship docks on 9 February if the campaign reaches its minimum target.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -21,
      question: both('¿Quién paga si una vela se rompe?', 'Who pays if a sail breaks?'),
      answer: both(
        'El fabricante durante diez años; el casco tiene además seguro a todo riesgo por $2.400.000.',
        'The maker, for ten years; the hull also has all-risks cover of $2,400,000.',
      ),
      answeredDay: -18,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/bitacora/nordes.svg',
    alt: both(
      'Un carguero con dos velas rígidas ante una isla volcánica',
      'A cargo ship with two rigid sails off a volcanic island',
    ),
  },
};
