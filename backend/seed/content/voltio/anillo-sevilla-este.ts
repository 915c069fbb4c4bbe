import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const anilloSevillaEste: ProjectContent = {
  slug: 'anillo-sevilla-este',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Anillo Sevilla Este', 'Seville East Ring'),
  slogan: both('46 enchufes para quien no tiene garaje', '46 sockets for people without a garage'),
  sector: 'mobility',
  productType: 'REVENUE_SHARE',
  location: 'Sevilla Este, Sevilla',
  issuer: { name: 'Anillo Recarga, S.L.', taxNumber: 'B88328489', city: 'Sevilla' },
  shortDescription: both(
    'Puntos de recarga lenta en ocho aparcamientos de barrio. Los inversores reciben el 45 % del margen hasta 1,5 veces lo puesto.',
    'Slow charging points in eight neighbourhood car parks. Investors receive 45% of the margin, up to 1.5 times their money.',
  ),
  sections: {
    description: section(
      `Siete de cada diez coches del barrio duermen en la calle. Ocho comunidades ceden 46 plazas por doce años a cambio del 3 % de lo facturado.

      Cada punto cuesta 4.200 €, 193.200 € en total: 97.200 € son de una ayuda concedida y 96.000 € de esta campaña.`,
      `Seven in ten cars here sleep in the street. Eight residents’ associations grant 46 spaces for twelve years in return for 3% of sales.

      Each point costs 4,200 €, 193,200 € in all: 97,200 € from a grant already awarded and 96,000 € from this campaign.`,
    ),
    product: section(
      'Puntos de 11 kW que se reservan y se pagan con el móvil o una tarjeta, a 0,39 € el kWh. De noche se reparten la potencia entre ellos.',
      '11 kW points, booked and paid by phone or card at 0.39 € per kWh. By night they share the power among themselves.',
    ),
    market: section(
      'Hay 1.140 coches enchufables empadronados en el distrito, un 61 % más que hace un año. Los seis puntos de prueba dan 310 kWh al mes cada uno.',
      'The district has 1,140 registered plug-in cars, 61% more than a year ago. The six test points deliver 310 kWh a month each.',
    ),
    competitors: section(
      'Los cargadores rápidos más cercanos están en dos centros comerciales, a 0,55 € el kWh.',
      'The nearest fast chargers are in two shopping centres, at 0.55 € per kWh.',
    ),
    businessModel: section(
      'Con 300 kWh al mes por punto se venden 165.600 kWh al año: 64.584 €. La energía cuesta 28.152 € y queda un margen de 36.432 €. El 45 %, 16.394 €, es de los titulares; el resto paga mantenimiento, plazas y gestión.',
      'At 300 kWh a month for each point, 165,600 kWh are sold a year: 64,584 €. The energy costs 28,152 € and leaves a margin of 36,432 €. Some 45%, 16,394 €, belongs to the holders; the rest pays for upkeep, spaces and running.',
    ),
    projections: section(
      `| | Previsto | Un 20 % menos |
      | Reparto anual | 16.394 € | 13.115 € |
      | Años hasta el tope | 8,8 | 11 |
      | Rentabilidad anual | 9,2 % | 7,5 % |`,
      `| | As planned | 20% less |
      | Paid out a year | 16,394 € | 13,115 € |
      | Years to the cap | 8.8 | 11 |
      | Yearly return | 9.2% | 7.5% |`,
    ),
  },
  headlineReturn: both('9,2 % anual esperado', '9.2% a year expected'),
  terms: [
    term('return', '9,2 % anual', '9.2% a year'),
    term('revenueShare', '45 % del margen', '45% of the margin'),
    term('cap', '1,5 veces lo invertido', '1.5 times the investment'),
    term('payout', 'Trimestral', 'Quarterly'),
  ],
  finance: { expectedAnnualReturnPercent: '9.20', termMonths: 106, payEveryMonths: 3, sharePercent: '45.00' },
  token: {
    name: 'Anillo Sevilla Este',
    symbol: 'ANILLO',
    price: '20',
    forSale: 4800,
    minPerOrder: 1,
    maxPerOrder: 500,
    softCap: 3000,
    minting: 'AT_PURCHASE',
  },
  campaign: { start: -24, end: 9 },
  createdDay: -60,
  demand: { tokens: 3960, investors: 24, interested: 0 },
  risks: [
    both(
      'Si la luz sube y la tarifa no puede seguirla, el margen se estrecha: con 0,05 € más por kWh, el reparto baja a 12.670 €.',
      'If electricity rises and prices cannot follow, the margin narrows: at 0.05 € more per kWh, the payment falls to 12,670 €.',
    ),
    both(
      'Una batería mejor o un cargador rápido cercano pueden quitar uso.',
      'Better batteries or a fast charger nearby may take custom away.',
    ),
  ],
  team: [
    {
      name: 'Macarena Ojeda Lara',
      role: both('Directora', 'Director'),
      bio: both(
        'Ingeniera eléctrica; desplegó 400 puntos en Málaga.',
        'Electrical engineer who rolled out 400 points in Málaga.',
      ),
    },
    {
      name: 'Hamza Benali',
      role: both('Operación', 'Operations'),
      bio: both(
        'Vecino del barrio; mantiene los seis puntos de prueba.',
        'A local who keeps the six test points running.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 7, 'Acuerdo tipo con las comunidades', 'Model agreement with the residents'),
    document('report', 'public', 5, 'Datos de los puntos de prueba', 'Data from the test points'),
  ],
  updates: [
    {
      day: -3,
      title: both('Sexta comunidad firmada', 'Sixth association signed'),
      body: section(
        'Con seis de las ocho ya firmadas hay 35 plazas seguras.',
        'With six of the eight signed, 35 spaces are certain.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -9,
      question: both('¿Tienen seguro los puntos?', 'Are the points insured?'),
      answer: both('Sí, contra robo de cable, golpes e incendio.', 'Yes: against cable theft, knocks and fire.'),
      answeredDay: -9,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/voltio/anillo-sevilla-este.svg',
    alt: both(
      'Coches enchufados bajo naranjos en un aparcamiento de barrio',
      'Cars plugged in under orange trees in a neighbourhood car park',
    ),
  },
};
