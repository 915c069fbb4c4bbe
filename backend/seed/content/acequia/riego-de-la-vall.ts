import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const riegoDeLaVall: ProjectContent = {
  slug: 'riego-de-la-vall',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Riego de la Vall', 'Water for the Vall'),
  slogan: both('418 regantes dejan de regar a manta', '418 growers give up flood irrigation'),
  sector: 'water',
  productType: 'DEBT',
  location: 'La Vall de Segó, Valencia',
  issuer: { name: 'Regants de la Vall, Coop. V.', taxNumber: 'F88329545', city: 'Quartell' },
  shortDescription: both(
    'Riego por goteo para 312 hectáreas de naranjos, con un 38 % menos de agua. Préstamo al 5,75 % que se paga con el recibo del riego.',
    'Drip irrigation for 312 hectares of orange groves, on 38% less water. A loan at 5.75%, repaid out of the water bill.',
  ),
  sections: {
    description: section(
      `La Vall riega desde el siglo XIII con el agua de una fuente que mengua. La cooperativa entierra 41 kilómetros de tubería, pone contadores y bombea con el sol del mediodía a una balsa de 90.000 m³.

      La obra cuesta 870.000 €: 610.000 € son de una ayuda ya resuelta y 260.000 € de esta campaña.`,
      `The Vall has irrigated since the thirteenth century from a spring that is running low. The cooperative is burying 41 kilometres of pipe, fitting meters and pumping with the midday sun into a pond of 90,000 m³.

      The works cost 870,000 €: 610,000 € from a grant already awarded and 260,000 € from this campaign.`,
    ),
    product: section(
      'Cada parcela tendrá su hidrante, que se abre desde el móvil, y un contador. Las acequias históricas se mantienen con agua, por las ranas y por el paisaje.',
      'Each plot gets a hydrant, opened by phone, and a meter. The old channels are kept running, for the frogs and the landscape.',
    ),
    market: section(
      'El 97 % de los 418 regantes votó a favor en junio. La clementina de la zona se pagó a 0,41 € el kilo en 2025, y con goteo da un 12 % más de calibre.',
      'Some 97% of the 418 growers voted in favour in June. Local clementines fetched 0.41 € a kilo in 2025, and drip irrigation gives fruit 12% larger.',
    ),
    competitors: section(
      'Las ocho comunidades vecinas ya riegan por goteo. Quedarse atrás supone perder la concesión de agua que no se aprovecha.',
      'The eight neighbouring districts already use drip. To stay behind is to lose the water rights that go unused.',
    ),
    businessModel: section(
      'Los regantes pagan una derrama de 228 € por hectárea, 71.136 € al año, y ahorran otro tanto en agua y en energía. De ahí se devuelven 52.000 € de capital cada noviembre y los intereses: 14.950 € el primer año.',
      'Growers pay a levy of 228 € a hectare, 71,136 € a year, and save as much in water and power. Out of it 52,000 € of principal is repaid each November, with the interest: 14,950 € in the first year.',
    ),
    projections: section(
      `| Año | 1 | 3 | 5 |
      | Derrama | 71.136 € | 71.136 € | 71.136 € |
      | Capital e intereses | 66.950 € | 60.970 € | 54.990 € |
      | Cobertura | 1,06 | 1,17 | 1,29 |`,
      `| Year | 1 | 3 | 5 |
      | Levy | 71,136 € | 71,136 € | 71,136 € |
      | Capital and interest | 66,950 € | 60,970 € | 54,990 € |
      | Cover | 1.06 | 1.17 | 1.29 |`,
    ),
  },
  headlineReturn: both('5,75 % anual', '5.75% a year'),
  terms: [
    term('interest', '5,75 % fijo', '5.75% fixed'),
    term('term', '60 meses', '60 months'),
    term('coupon', 'Cada noviembre', 'Each November'),
    term('repayment', 'Una quinta parte al año', 'One fifth a year'),
    term('security', 'La derrama, con recargo de apremio', 'The levy, enforceable like a tax'),
  ],
  finance: { annualInterestPercent: '5.75', termMonths: 60, payEveryMonths: 12, repayment: 'LINEAR' },
  token: {
    name: 'Riego de la Vall 2031',
    symbol: 'RIEGOVALL',
    price: '50',
    forSale: 5200,
    minPerOrder: 2,
    maxPerOrder: 600,
    softCap: 3400,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -18, end: 27 },
  createdDay: -56,
  demand: { tokens: 3010, investors: 23, interested: 0 },
  risks: [
    both(
      'Si el precio de la naranja sigue bajando, algunos regantes abandonarán sus campos y la derrama se repartirá entre menos.',
      'If orange prices keep falling some growers will leave their groves, and fewer will share the levy.',
    ),
    both(
      'La ayuda se cobra al acabar la obra: un retraso exige un crédito puente.',
      'The grant is paid when the works end: a delay would call for a bridging loan.',
    ),
  ],
  team: [
    {
      name: 'Empar Ribelles Gil',
      role: both('Presidenta', 'Chair'),
      bio: both(
        'Citricultora; primera mujer al frente de la cooperativa.',
        'Citrus grower and the first woman to head the cooperative.',
      ),
    },
    {
      name: 'Josep Antoni Queralt',
      role: both('Ingeniero de riegos', 'Irrigation engineer'),
      bio: both('Ha modernizado 6.400 hectáreas en Castellón.', 'He has modernised 6,400 hectares in Castellón.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('report', 'public', 28, 'Proyecto de obra, resumen', 'Works project, summary'),
    document('contract', 'public', 5, 'Acta de la asamblea', 'Minutes of the assembly'),
  ],
  updates: [
    {
      day: -6,
      title: both('Contadores adjudicados', 'Meters awarded'),
      body: section(
        'Se han comprado 430 contadores por 38.700 €, un 9 % menos de lo previsto.',
        'Some 430 meters were bought for 38,700 €, 9% below plan.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -11,
      question: both('¿Qué ocurre si un regante no paga?', 'What if a grower does not pay?'),
      answer: both(
        'Se le corta el agua y la deuda queda unida a la finca. En 2025 el impago fue del 0,7 %.',
        'The water is cut and the debt stays with the land. In 2025 non-payment was 0.7%.',
      ),
      answeredDay: -10,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/acequia/riego-de-la-vall.svg',
    alt: both(
      'Filas de naranjos con goteo, una balsa azul y una acequia de piedra',
      'Rows of orange trees on drip, a blue pond and a stone channel',
    ),
  },
};
