import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const agrosonda: ProjectContent = {
  slug: 'agrosonda',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Agrosonda', 'Agrosonda'),
  slogan: both('El suelo avisa antes de que falte agua', 'Soil that speaks up before it is thirsty'),
  sector: 'agriculture',
  productType: 'EQUITY',
  location: 'Don Benito, Badajoz',
  issuer: { name: 'Agrosonda Sensores, S.L.', taxNumber: 'B88311071', city: 'Don Benito' },
  shortDescription: both(
    'Una sonda enterrada a tres profundidades, sin pilas, que dice cuándo y cuánto regar cada sector.',
    'A buried probe with readings at three depths and no batteries, which says when and how much to water each plot.',
  ),
  sections: {
    description: section(
      `Regar a ojo desperdicia entre un 20 y un 35 % del agua. La sonda de Agrosonda mide humedad y sal a 20, 40 y 60 centímetros, se alimenta de la diferencia de temperatura entre el suelo y el aire, y manda un dato cada hora a 8 km.

      Los $300.000 pagan el molde y la primera serie de 6.000 sondas ($171.000), la certificación para América ($54.000) y un equipo de campo de tres personas ($75.000).`,
      `Watering by eye wastes between 20 and 35% of the water. Agrosonda’s probe reads moisture and salt at 20, 40 and 60 centimetres, lives on the difference in temperature between soil and air, and sends a reading every hour over 8 km.

      The $300,000 pay for the mould and a first run of 6,000 probes ($171,000), certification for the Americas ($54,000) and a field team of three ($75,000).`,
    ),
    product: section(
      'Cada sonda cuesta $85 y la suscripción, $24 al año por hectárea. El agricultor recibe un mensaje: sector, litros y hora. Si el riego es automático, la válvula se abre sola.',
      'Each probe costs $85 and the subscription $24 a year per hectare. The farmer gets one message: plot, litres and hour. Where watering is automatic, the valve opens by itself.',
    ),
    market: section(
      'Hay 1.120 sondas en 37 fincas de tomate, almendro y maíz. Un ensayo de dos campañas con un centro público dio un 23 % menos de agua y la misma cosecha. Renovaron 35 de las 37 fincas.',
      'There are 1,120 probes on 37 farms growing tomato, almond and maize. A two-season trial with a public research centre showed 23% less water and the same harvest. Of the 37 farms, 35 have renewed.',
    ),
    competitors: section(
      'Las sondas de capacitancia cuestan de $300 a $900 y llevan pilas. Las imágenes de satélite son baratas, pero ven la planta cuando ya sufre.',
      'Capacitance probes cost $300 to $900 and need batteries. Satellite images are cheap, but they see the plant once it is already suffering.',
    ),
    businessModel: section(
      'El 31 % de los ingresos viene de vender sondas y el 69 % de suscripciones. Las cooperativas compran para sus socios y cobran con la liquidación de la cosecha.',
      'Some 31% of income comes from selling probes and 69% from subscriptions. Cooperatives buy for their members and recover the cost when they settle the harvest.',
    ),
    projections: section(
      `| | 2026 | 2027 | 2028 |
      | Hectáreas | 4.700 | 13.000 | 31.000 |
      | Ingresos | $163.000 | $446.000 | $1.020.000 |
      | Resultado | −$119.000 | −$84.000 | $131.000 |`,
      `| | 2026 | 2027 | 2028 |
      | Hectares | 4,700 | 13,000 | 31,000 |
      | Revenue | $163,000 | $446,000 | $1,020,000 |
      | Result | −$119,000 | −$84,000 | $131,000 |`,
    ),
  },
  headlineReturn: both('10 % del capital', '10% of the company'),
  terms: [
    term('valuation', '$2.700.000', '$2,700,000'),
    term('share', '10 %', '10%'),
    term('revenue', '$163.000', '$163,000'),
    term('exit', '5 a 8 años', '5 to 8 years'),
  ],
  finance: { preMoneyValuation: '2700000.00', sharePercent: '10.00' },
  token: {
    name: 'Agrosonda, participación',
    symbol: 'SONDA',
    price: '1.25',
    forSale: 240000,
    minPerOrder: 80,
    maxPerOrder: 24000,
    softCap: 140000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -18, end: 42 },
  createdDay: -77,
  demand: { tokens: 98400, investors: 57, interested: 25 },
  risks: [
    both(
      'La primera serie depende de un solo fabricante en Vitoria; un fallo del molde costaría cuatro meses.',
      'The first run depends on a single maker in Vitoria; a faulty mould would cost four months.',
    ),
    both(
      'Los agricultores compran después de una buena cosecha: un mal año retrasa las ventas a todo el sector.',
      'Farmers buy after a good harvest: a bad year delays sales across the industry.',
    ),
  ],
  team: [
    {
      name: 'Guadalupe Sánchez-Cortés',
      role: both('Directora general', 'Chief executive'),
      bio: both(
        'Ingeniera agrónoma; asesoró a 4.000 hectáreas de tomate.',
        'Agronomist; she advised 4,000 hectares of tomato growers.',
      ),
    },
    {
      name: 'Marcos Rebolledo Pino',
      role: both('Electrónica', 'Electronics'),
      bio: both(
        'Doctor en termoelectricidad por la Universidad de Extremadura.',
        'PhD in thermoelectrics from the University of Extremadura.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 17, 'Presentación', 'Deck'),
    document('report', 'public', 28, 'Ensayo de dos campañas', 'Two-season trial'),
    document('financials', 'hidden', 12, 'Plan financiero', 'Financial plan'),
  ],
  updates: [
    {
      day: -7,
      title: both('Acuerdo con una cooperativa de 900 socios', 'Agreement with a cooperative of 900 members'),
      body: section('Instalará 400 sondas en febrero.', 'It will fit 400 probes in February.'),
    },
  ],
  questions: [
    {
      askedDay: -13,
      question: both('¿Aguantan el paso del tractor?', 'Do they survive a tractor?'),
      answer: both(
        'Van bajo la línea de goteo, donde no pisa la rueda. De 1.120 se han roto nueve en tres años.',
        'They sit under the drip line, where no wheel passes. Nine out of 1,120 have broken in three years.',
      ),
      answeredDay: -12,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/cumbre/agrosonda.svg',
    alt: both(
      'Un campo en surcos con sondas y un corte del suelo con raíces',
      'A furrowed field with probes and a cut through the soil with roots',
    ),
  },
};
