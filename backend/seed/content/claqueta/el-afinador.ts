import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const elAfinador: ProjectContent = {
  slug: 'el-afinador',
  clientUuid: null,
  status: 'CLOSED',
  title: both('El afinador', 'The Piano Tuner'),
  slogan: both('Un piano, un vagón y nueve pueblos', 'One piano, one wagon and nine villages'),
  sector: 'film',
  productType: 'REVENUE_SHARE',
  location: 'Canfranc, Huesca',
  issuer: { name: 'Vía Muerta Cine, S.L.', taxNumber: 'B88341037', city: 'Huesca' },
  shortDescription: both(
    'Documental de 82 minutos sobre el último afinador que viajaba en tren. Rodado y en montaje; estreno en primavera.',
    'An 82-minute documentary on the last tuner to travel by train. Shot and being edited; it opens in spring.',
  ),
  sections: {
    description: section(
      'Durante treinta años, Benito Aso llevó su diapasón por la línea de Canfranc. La película lo devuelve a los nueve pianos que afinaba. El presupuesto es de 148.000 €: 88.000 € de ayudas y 60.000 € de esta campaña.',
      'For thirty years Benito Aso took his tuning fork along the Canfranc line. The film takes him back to the nine pianos in his care. The budget is 148,000 €: 88,000 € of grants and 60,000 € from this campaign.',
    ),
    product: section(
      'Veintiséis días de rodaje, terminados en septiembre. La copia se entrega en febrero.',
      'Twenty-six days of shooting, finished in September. The print is delivered in February.',
    ),
    market: section(
      'Los documentales españoles de este tamaño reunieron 9.400 espectadores de mediana en los tres últimos años.',
      'Spanish documentaries of this size drew a median of 9,400 viewers over the last three years.',
    ),
    competitors: section(
      'Se estrenan unos sesenta al año; catorce salas de la línea ya han reservado fecha.',
      'Some sixty open every year; fourteen cinemas along the line have booked their date.',
    ),
    businessModel: section(
      'Los inversores reciben el 55 % de lo que cobre la productora hasta recuperar 1,2 veces lo puesto, y el 10 % después, durante cinco años.',
      'Investors receive 55% of the producer’s income until they have 1.2 times their money back, and 10% after that, for five years.',
    ),
    projections: section(
      `| Espectadores | 5.000 | 9.400 | 20.000 |
      | Para los inversores | 31.000 € | 66.000 € | 78.000 € |
      | Por cada 100 € | 52 € | 110 € | 130 € |`,
      `| Viewers | 5,000 | 9,400 | 20,000 |
      | For investors | 31,000 € | 66,000 € | 78,000 € |
      | For each 100 € | 52 € | 110 € | 130 € |`,
    ),
  },
  headlineReturn: both('1,1 veces, con la mediana', '1.1 times, at the median'),
  terms: [
    term('revenueShare', '55 % y después 10 %', '55%, then 10%'),
    term('cap', '1,2 veces antes de bajar al 10 %', '1.2 times before it falls to 10%'),
    term('payout', 'Anual', 'Yearly'),
    term('term', '5 años desde el estreno', '5 years from release'),
  ],
  finance: { termMonths: 60, payEveryMonths: 12, sharePercent: '55.00' },
  token: {
    name: 'El afinador',
    symbol: 'AFINADOR',
    price: '100',
    forSale: 600,
    minPerOrder: 1,
    maxPerOrder: 60,
    softCap: 450,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -262, end: -218 },
  createdDay: -300,
  demand: { tokens: 600, investors: 24, interested: 0 },
  risks: [
    both(
      'Con menos de 8.500 espectadores no se recupera lo invertido.',
      'With fewer than 8,500 viewers the investment is not recovered.',
    ),
    both('El estreno depende de catorce salas pequeñas.', 'Release depends on fourteen small cinemas.'),
  ],
  team: [
    {
      name: 'Nerea Bescós Ara',
      role: both('Directora', 'Director'),
      bio: both('Montadora de once largos documentales.', 'Editor of eleven documentary features.'),
    },
  ],
  documents: [INFORMATION_SHEET, document('deck', 'hidden', 14, 'Dosier de la película', 'Film dossier')],
  updates: [
    {
      day: -66,
      title: both('Fin del rodaje', 'Shooting is over'),
      body: section(
        'Último plano en la estación de Canfranc, con nieve de verdad.',
        'Last shot at Canfranc station, in real snow.',
      ),
    },
  ],
  questions: [],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/claqueta/el-afinador.svg',
    alt: both(
      'Un afinador trabaja en un piano sobre un vagón abierto, al atardecer',
      'A tuner at work on a piano that stands on an open wagon at dusk',
    ),
  },
};
