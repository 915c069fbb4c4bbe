import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const laSacadaSegunda: ProjectContent = {
  slug: 'la-sacada-segunda',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('La Sacada Segunda', 'La Sacada II'),
  slogan: both('Un barco nuevo para un arte de tres mil años', 'A new boat for a craft three thousand years old'),
  sector: 'fisheries',
  productType: 'DEBT',
  location: 'Barbate, Cádiz',
  issuer: { name: 'Almadraba de la Ensenada, S.L.', taxNumber: 'B88326368', city: 'Barbate' },
  shortDescription: both(
    'Un barco auxiliar híbrido de 14 metros para calar y levantar la almadraba. Préstamo al 6 % que se devuelve cada julio, al acabar la pesca.',
    'A 14-metre hybrid work boat to set and lift the tuna trap. A loan at 6%, repaid each July when the fishing ends.',
  ),
  sections: {
    description: section(
      `La almadraba de la Ensenada cala sus redes entre febrero y abril y pesca el atún rojo que entra al Mediterráneo. Su barco auxiliar es de 1984 y el último mayo pasó once días parado.

      El nuevo lo construye un astillero de Barbate en siete meses y cuesta 298.000 €: 88.000 € de una ayuda pesquera y 210.000 € de esta campaña.`,
      `The Ensenada trap sets its nets between February and April and catches the bluefin tuna that enters the Mediterranean. Its work boat dates from 1984 and last May lay idle for eleven days.

      A yard in Barbate is building the new one in seven months for 298,000 €: 88,000 € from a fisheries grant and 210,000 € from this campaign.`,
    ),
    product: section(
      'Casco de aluminio, grúa de cuatro toneladas y motor híbrido: se trabaja junto a la red en silencio y con baterías, que el atún nota. Lleva nueve tripulantes.',
      'An aluminium hull, a four-tonne crane and a hybrid engine: beside the net it works in silence on batteries, and the tuna notice. It carries a crew of nine.',
    ),
    market: section(
      'La cuota asignada es de 268 toneladas y se pesca entera desde 2019. El 60 % se vende en Japón por contrato a 11,20 € el kilo, y el resto en lonja y a cuatro conserveras.',
      'The allotted quota is 268 tonnes and has been filled every year since 2019. Some 60% goes to Japan under contract at 11.20 € a kilo, and the rest to the fish market and four canneries.',
    ),
    competitors: section(
      'Quedan cuatro almadrabas en la costa de Cádiz y comparten calendario, no cuota. El atún de granja se vende más caro, pero llega en otoño.',
      'Four traps remain on the coast of Cádiz; they share a calendar, not a quota. Farmed tuna sells for more, but comes in autumn.',
    ),
    businessModel: section(
      'La empresa ingresa 2.690.000 € al año y le quedan 214.000 € antes de esta deuda. Cada julio devuelve 42.000 € de capital y los intereses: 54.600 € el primer año y 44.520 € el último.',
      'The company takes in 2,690,000 € a year and keeps 214,000 € before this debt. Each July it repays 42,000 € of principal and the interest: 54,600 € in the first year and 44,520 € in the last.',
    ),
    projections: section(
      `| Julio de | 2027 | 2029 | 2031 |
      | Capital | 42.000 € | 42.000 € | 42.000 € |
      | Intereses | 12.600 € | 7.560 € | 2.520 € |
      | Cobertura | 3,9 | 4,3 | 4,8 |`,
      `| July | 2027 | 2029 | 2031 |
      | Capital | 42,000 € | 42,000 € | 42,000 € |
      | Interest | 12,600 € | 7,560 € | 2,520 € |
      | Cover | 3.9 | 4.3 | 4.8 |`,
    ),
  },
  headlineReturn: both('6 % anual', '6% a year'),
  terms: [
    term('interest', '6 % fijo', '6% fixed'),
    term('term', '60 meses', '60 months'),
    term('coupon', 'Cada julio', 'Each July'),
    term('repayment', 'Una quinta parte cada julio', 'One fifth each July'),
    term('security', 'Hipoteca naval sobre el barco', 'Mortgage on the boat'),
  ],
  finance: { annualInterestPercent: '6.00', termMonths: 60, payEveryMonths: 12, repayment: 'LINEAR' },
  token: {
    name: 'La Sacada Segunda 2031',
    symbol: 'SACADA',
    price: '50',
    forSale: 4200,
    minPerOrder: 2,
    maxPerOrder: 400,
    softCap: 2800,
    minting: 'MANUAL',
  },
  campaign: { start: -20, end: 30 },
  createdDay: -61,
  demand: { tokens: 3120, investors: 22, interested: 0 },
  risks: [
    both(
      'La cuota se fija cada tres años y puede bajar: con un 20 % menos, la cobertura queda en 1,6.',
      'The quota is set every three years and may fall: 20% less leaves a cover of 1.6.',
    ),
    both(
      'Las orcas dañaron las redes en 2024; la reparación costó 37.000 €.',
      'Killer whales damaged the nets in 2024; mending them cost 37,000 €.',
    ),
  ],
  team: [
    {
      name: 'Rafael Malia Varo',
      role: both('Capitán de la almadraba', 'Captain of the trap'),
      bio: both(
        'Treinta y una temporadas; su padre fue el anterior.',
        'Thirty-one seasons; his father was captain before him.',
      ),
    },
    {
      name: 'Rosario Corrales Tirado',
      role: both('Gerente', 'Manager'),
      bio: both('Llevó la venta a Japón durante nueve años.', 'She ran sales to Japan for nine years.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 9, 'Contrato con el astillero', 'Contract with the yard'),
    document('licence', 'public', 4, 'Cuota y concesión', 'Quota and licence'),
  ],
  updates: [
    {
      day: -7,
      title: both('Quilla puesta', 'Keel laid'),
      body: section(
        'El astillero ha empezado con la entrada que pagó la empresa. La botadura sería en mayo.',
        'The yard has begun with the deposit paid by the company. Launching would be in May.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -13,
      question: both('¿Dónde se ingresa el dinero?', 'Where is the money paid in?'),
      answer: both(
        'En la cofradía, que le dará un recibo; esta plataforma anota su aportación.',
        'At the guild, which gives you a receipt; this platform records your contribution.',
      ),
      answeredDay: -12,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/almadraba/la-sacada-segunda.svg',
    alt: both(
      'Barcos en cuadro sobre una red con atunes que nadan debajo',
      'Boats around a net with tuna swimming below',
    ),
  },
};
