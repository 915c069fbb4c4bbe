import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const laUltimaSal: ProjectContent = {
  slug: 'la-ultima-sal',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('La última sal', 'The Last Salt'),
  slogan: both('Dos hermanas, una salina y un secreto', 'Two sisters, one saltworks and a secret'),
  sector: 'film',
  productType: 'REVENUE_SHARE',
  location: 'San Fernando, Cádiz',
  issuer: { name: 'Marea Baja Films, S.L.', taxNumber: 'B88320536', city: 'Cádiz' },
  shortDescription: both(
    'Un largometraje de 98 minutos que se rueda en mayo en las salinas de San Fernando. El 84 % del presupuesto está cerrado.',
    'A 98-minute feature to be shot in May in the saltworks of San Fernando. Some 84% of its budget is in place.',
  ),
  sections: {
    description: section(
      `Rocío vuelve a la salina de su padre para venderla y encuentra a su hermana decidida a seguir. El guion ganó la residencia de escritura de Cádiz y lo dirige Mara Quesada, cuyo primer largo se estrenó en 61 salas.

      El presupuesto es de 1.150.000 €: 640.000 € de ayudas concedidas, 330.000 € de preventas a dos televisiones y 180.000 € de esta campaña.`,
      `Rocío comes back to her father’s saltworks to sell it and finds her sister set on staying. The script won the Cádiz writing residency, and Mara Quesada directs: her first feature opened on 61 screens.

      The budget is 1,150,000 €: 640,000 € of grants awarded, 330,000 € of pre-sales to two broadcasters and 180,000 € from this campaign.`,
    ),
    product: section(
      'Seis semanas de rodaje en exteriores, con luz natural, y diez de montaje y sonido. La copia se entrega en enero de 2028 para llegar a los festivales de primavera.',
      'Six weeks of shooting outdoors in natural light, and ten of editing and sound. The print is delivered in January 2028, in time for the spring festivals.',
    ),
    market: section(
      'Las once películas españolas de presupuesto parecido estrenadas desde 2022 tuvieron de media 74.000 espectadores; la mediana fue de 38.000. Las cuentas de esta ficha usan la mediana.',
      'The eleven Spanish films of a similar budget released since 2022 drew 74,000 viewers on average; the median was 38,000. The figures on this page use the median.',
    ),
    competitors: section(
      'En abril se estrenan unas cuarenta películas; la distribuidora ha reservado el segundo viernes de mayo, sin otro drama español en cartel.',
      'Some forty films open in April; the distributor has booked the second Friday in May, with no other Spanish drama on.',
    ),
    businessModel: section(
      'De lo que cobra la productora por salas, plataformas y ventas al extranjero, los inversores reciben el 60 % hasta recuperar 1,25 veces lo puesto y el 12 % después, durante siete años. Las preventas ya firmadas no cuentan: pagan el rodaje.',
      'Of what the producer receives from cinemas, platforms and foreign sales, investors get 60% until they have 1.25 times their money back and 12% after that, for seven years. Pre-sales already signed do not count: they pay for the shoot.',
    ),
    projections: section(
      `| Espectadores | 20.000 | 38.000 | 74.000 |
      | Ingresos de la productora | 214.000 € | 392.000 € | 640.000 € |
      | Para los inversores | 128.400 € | 227.000 € | 256.800 € |
      | Por cada 100 € | 71 € | 126 € | 143 € |`,
      `| Viewers | 20,000 | 38,000 | 74,000 |
      | Producer’s income | 214,000 € | 392,000 € | 640,000 € |
      | For investors | 128,400 € | 227,000 € | 256,800 € |
      | For each 100 € | 71 € | 126 € | 143 € |`,
    ),
  },
  headlineReturn: both('1,26 veces, con la mediana', '1.26 times, at the median'),
  terms: [
    term('revenueShare', '60 % y después 12 %', '60%, then 12%'),
    term('cap', '1,25 veces antes de bajar al 12 %', '1.25 times before it falls to 12%'),
    term('payout', 'Anual', 'Yearly'),
    term('term', '7 años desde el estreno', '7 years from release'),
  ],
  finance: { termMonths: 84, payEveryMonths: 12, sharePercent: '60.00' },
  token: {
    name: 'La última sal',
    symbol: 'ULTSAL',
    price: '100',
    forSale: 1800,
    minPerOrder: 1,
    maxPerOrder: 200,
    softCap: 900,
    minting: 'AT_SOFT_CAP',
  },
  campaign: { start: -27, end: 17 },
  createdDay: -70,
  demand: { tokens: 1236, investors: 24, interested: 0 },
  risks: [
    both(
      'Con menos de 29.000 espectadores no se recupera lo invertido, y puede perderse casi todo.',
      'With fewer than 29,000 viewers the investment is not recovered, and nearly all of it may be lost.',
    ),
    both(
      'El rodaje depende de la marea y del levante: cada día parado cuesta 16.000 €; hay cinco previstos.',
      'The shoot depends on tides and on the east wind: each day lost costs 16,000 €; five are budgeted.',
    ),
    both(
      'El estreno puede retrasarse un año si un festival la elige.',
      'Release may slip a year if a festival picks it.',
    ),
  ],
  team: [
    {
      name: 'Mara Quesada Lobatón',
      role: both('Directora y guionista', 'Writer and director'),
      bio: both(
        'Su primer largo, «Bajamar», tuvo 43.000 espectadores.',
        'Her first feature, “Low Water”, drew 43,000 viewers.',
      ),
    },
    {
      name: 'Iñigo Santaolalla',
      role: both('Productor', 'Producer'),
      bio: both('Catorce largometrajes, nueve de ellos primeras obras.', 'Fourteen features, nine of them débuts.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 22, 'Cuaderno de la película', 'Film book'),
    document('financials', 'hidden', 8, 'Plan de financiación', 'Finance plan'),
    document('contract', 'hidden', 14, 'Preventas firmadas', 'Signed pre-sales'),
  ],
  updates: [
    {
      day: -9,
      title: both('Objetivo mínimo superado: hay película', 'Minimum target passed: the film is on'),
      body: section(
        'Con 1.100 participaciones vendidas, el rodaje empieza el 4 de mayo.',
        'With 1,100 units sold, the shoot begins on 4 May.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -6,
      question: both('¿Salimos en los títulos de crédito?', 'Do we appear in the credits?'),
      answer: both('Sí, desde cinco participaciones y si usted quiere.', 'Yes, from five units up and if you wish.'),
      answeredDay: -5,
    },
    {
      askedDay: -1,
      question: both('¿Hay ya ventas fuera de España?', 'Are there any foreign sales yet?'),
      answer: null,
      answeredDay: null,
    },
  ],
  distributions: [],
  introVideo: { provider: 'vimeo', id: '76979871' },
  cover: {
    url: '/projects/claqueta/la-ultima-sal.svg',
    alt: both(
      'Una cámara de cine ante los montones blancos de una salina al amanecer',
      'A film camera before the white heaps of a saltworks at dawn',
    ),
  },
};
