import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const bancalesDeLaContraviesa: ProjectContent = {
  slug: 'bancales-de-la-contraviesa',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Bancales de la Contraviesa', 'Contraviesa Terraces'),
  slogan: both('Almendros donde la piedra ya se caía', 'Almond trees where walls were falling'),
  sector: 'agriculture',
  productType: 'DEBT',
  location: 'Sorvilán, Granada',
  issuer: { name: 'Almendra de la Contraviesa, S.C.A.', taxNumber: 'F88320007', city: 'Sorvilán' },
  shortDescription: both(
    'Once familias levantan los muros de 14 hectáreas de bancales y las plantan de almendro ecológico. Préstamo al 7 % a cinco años.',
    'Eleven families rebuild the walls of 14 hectares of terraces and plant them with organic almonds. A five-year loan at 7%.',
  ),
  sections: {
    description: section(
      `La Contraviesa perdió la mitad de sus bancales en treinta años: sin muro, la lluvia se lleva la tierra. La cooperativa ya ha recuperado 22 hectáreas y quiere sumar otras 14, que dan la primera cosecha entera al segundo año porque dos de cada tres almendros siguen vivos.

      ### En qué se gasta

      - Muros de piedra seca, 3.100 metros: 68.000 €
      - Plantación, injertos y balsa: 34.000 €
      - Intereses del primer año y gastos: 18.000 €`,
      `The Contraviesa hills lost half of their terraces in thirty years: without a wall, rain takes the soil. The cooperative has already won back 22 hectares and wants another 14, which give a full harvest in their second year because two almond trees in three are still alive.

      ### What the money is for

      - Dry stone walls, 3,100 metres: 68,000 €
      - Planting, grafting and a pond: 34,000 €
      - First year’s interest and costs: 18,000 €`,
    ),
    product: section(
      'Almendra marcona y del país, ecológica y sin riego, que se vende partida y tostada en Cádiar. Cada bancal se cava con mula o con motoazada: no entra un tractor.',
      'Organic, unirrigated marcona and local almonds, sold shelled and roasted in Cádiar. Every terrace is tilled by mule or by hand tiller: no tractor fits.',
    ),
    market: section(
      'Una turronera de Jijona y dos tostadores compran toda la cosecha por contrato a tres años, a un mínimo de 5,30 € el kilo en grano. La almendra convencional ronda los 3,40 €.',
      'A nougat maker in Jijona and two roasters buy the whole harvest under three-year contracts, at no less than 5.30 € a kilo shelled. Conventional almonds fetch some 3.40 €.',
    ),
    competitors: section(
      'Las plantaciones en regadío producen cuatro veces más por hectárea, pero ninguna es ecológica de montaña ni puede usar el sello de la comarca.',
      'Irrigated plantations yield four times as much per hectare, but none is organic mountain crop or may use the district’s seal.',
    ),
    businessModel: section(
      'Con 14,7 toneladas al año se ingresan 77.900 €; la recogida y el laboreo cuestan 33.900 € y quedan 44.000 €. El primer año solo se pagan intereses, 8.400 €; después se devuelven 30.000 € de capital cada diciembre, y la cuota más alta es de 38.400 €.',
      'Some 14.7 tonnes a year bring in 77,900 €; harvest and tilling cost 33,900 € and leave 44,000 €. In the first year only interest is paid, 8,400 €; after that 30,000 € of principal is repaid each December, and the highest instalment is 38,400 €.',
    ),
    projections: section(
      `| | Año 2 | Año 3 | Año 5 |
      | Excedente | 44.000 € | 44.000 € | 46.500 € |
      | Capital e intereses | 38.400 € | 36.300 € | 32.100 € |
      | Cobertura | 1,15 | 1,21 | 1,45 |`,
      `| | Year 2 | Year 3 | Year 5 |
      | Surplus | 44,000 € | 44,000 € | 46,500 € |
      | Capital and interest | 38,400 € | 36,300 € | 32,100 € |
      | Cover | 1.15 | 1.21 | 1.45 |`,
    ),
  },
  headlineReturn: both('7 % anual', '7% a year'),
  terms: [
    term('interest', '7 % fijo', '7% fixed'),
    term('term', '60 meses', '60 months'),
    term('coupon', 'Anual, en diciembre', 'Yearly, in December'),
    term('repayment', 'En cuatro años, tras uno de carencia', 'Over four years, after one of grace'),
    term('security', 'Prenda sobre la cosecha', 'Charge over the harvest'),
  ],
  finance: { annualInterestPercent: '7.00', termMonths: 60, payEveryMonths: 12 },
  token: {
    name: 'Bancales de la Contraviesa 2031',
    symbol: 'BANCAL31',
    price: '50',
    forSale: 2400,
    minPerOrder: 2,
    maxPerOrder: 300,
    softCap: 1500,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -19, end: 26 },
  createdDay: -64,
  demand: { tokens: 1380, investors: 22, interested: 0 },
  risks: [
    both(
      'Una helada en febrero puede quitar media cosecha; el seguro cubre el 70 % desde el segundo año.',
      'A frost in February can take half the harvest; insurance covers 70% from the second year.',
    ),
    both(
      'El acuerdo se firma ante notario en Granada: hasta entonces el dinero está en la cuenta de clientes y no rinde.',
      'The agreement is signed before a notary in Granada: until then the money stays in the client account and earns nothing.',
    ),
  ],
  team: [
    {
      name: 'Encarnación Maldonado Vílchez',
      role: both('Presidenta de la cooperativa', 'Chair of the cooperative'),
      bio: both(
        'Agricultora; volvió de Almería en 2012 y levantó los primeros 900 metros de muro.',
        'Farmer; she came back from Almería in 2012 and rebuilt the first 900 metres of wall.',
      ),
    },
    {
      name: 'Brian Sedgwick',
      role: both('Maestro de piedra seca', 'Dry stone waller'),
      bio: both(
        'Lleva veinte años enseñando el oficio en Granada.',
        'He has taught the trade in Granada for twenty years.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 11, 'Contratos de venta de la cosecha', 'Harvest sale contracts'),
    document('report', 'hidden', 9, 'Informe agronómico', 'Agronomist’s report'),
  ],
  updates: [
    {
      day: -4,
      title: both('Primer muro de muestra', 'First sample wall'),
      body: section(
        'Hemos terminado 40 metros en el bancal de la Era para medir tiempos: salen 2,1 metros por persona y día.',
        'We have finished 40 metres on the Era terrace to time the work: 2.1 metres per person and day.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -11,
      question: both(
        '¿Qué pasa si la cosecha no llega para la cuota?',
        'What if the harvest does not cover the instalment?',
      ),
      answer: both(
        'Hay una reserva de 9.600 €, y las otras 22 hectáreas responden también.',
        'There is a reserve of 9,600 €, and the other 22 hectares stand behind it too.',
      ),
      answeredDay: -10,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/bancal/bancales-de-la-contraviesa.svg',
    alt: both(
      'Terrazas de piedra con almendros en flor que bajan hacia el mar',
      'Stone terraces with blossoming almond trees going down to the sea',
    ),
  },
};
