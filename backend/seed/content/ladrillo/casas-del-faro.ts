import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const casasDelFaro: ProjectContent = {
  slug: 'casas-del-faro',
  clientUuid: null,
  status: 'CLOSED',
  title: both('Casas del Faro', 'Lighthouse Cottages'),
  slogan: both('Cinco casas blancas al pie de un faro', 'Five white cottages below a lighthouse'),
  sector: 'tourism',
  productType: 'DEBT',
  location: 'Cabo de Gata, Almería',
  issuer: { name: 'Casas del Faro Rodalquilar, S.L.', taxNumber: 'B88308952', city: 'Níjar' },
  shortDescription: both(
    'Préstamo para acabar cinco casas de alquiler turístico dentro del parque natural, con licencia desde 2024. Financiado.',
    'A loan to finish five holiday cottages inside the nature park, licensed since 2024. Financed.',
  ),
  sections: {
    description: section(
      'Las cinco casas, antiguas viviendas de torreros, estaban rehabilitadas por fuera. El préstamo de 275.000 € pagó interiores (182.000 €), depuradora y placas (64.000 €) y la puesta en marcha (29.000 €).',
      'The five cottages, once lighthouse keepers’ homes, had been restored on the outside. The 275,000 € loan paid for interiors (182,000 €), water treatment and solar panels (64,000 €) and the opening (29,000 €).',
    ),
    product: section(
      'Casas de dos y tres habitaciones, sin conexión a la red eléctrica, a 148 € la noche de media.',
      'Cottages of two and three bedrooms, off the grid, at 148 € a night on average.',
    ),
    market: section(
      'Abrieron en junio. La primera temporada dejó 611 noches vendidas hasta octubre, un 83 % de las disponibles.',
      'They opened in June. The first season sold 611 nights up to October, 83% of those available.',
    ),
    competitors: section(
      'No se dan nuevas licencias dentro del parque; quedan 34 casas autorizadas.',
      'No new licences are granted inside the park; there are 34 licensed cottages.',
    ),
    businessModel: section(
      'Ingresos previstos de 168.000 € al año y gastos de 71.000 €. Tras los intereses (26.125 €) quedan 70.875 €. El préstamo vence a los 18 meses y se cancela con una hipoteca ya aprobada de 240.000 € y con caja.',
      'Expected income of 168,000 € a year and costs of 71,000 €. After interest (26,125 €), 70,875 € are left. The loan matures after 18 months and is repaid from an approved 240,000 € mortgage and from cash.',
    ),
    projections: section(
      `| Mes | Noches | Ingresos |
      | Junio | 98 | 12.900 € |
      | Julio | 152 | 24.600 € |
      | Agosto | 155 | 26.700 € |
      | Septiembre | 121 | 17.100 € |
      | Octubre | 85 | 9.130 € |`,
      `| Month | Nights | Income |
      | June | 98 | 12,900 € |
      | July | 152 | 24,600 € |
      | August | 155 | 26,700 € |
      | September | 121 | 17,100 € |
      | October | 85 | 9,130 € |`,
    ),
  },
  headlineReturn: both('9,50 % anual', '9.50% a year'),
  terms: [
    term('interest', '9,50 % anual', '9.50% a year'),
    term('term', '18 meses', '18 months'),
    term('coupon', 'Semestral', 'Half-yearly'),
    term('repayment', 'Al vencimiento', 'At maturity'),
    term('security', 'Hipoteca de dos casas', 'Mortgage on two cottages'),
  ],
  finance: { annualInterestPercent: '9.50', termMonths: 18, payEveryMonths: 6, repayment: 'BULLET' },
  token: {
    name: 'Casas del Faro 2027',
    symbol: 'FARO27',
    price: '55',
    forSale: 5000,
    minPerOrder: 2,
    maxPerOrder: 600,
    softCap: 3500,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -320, end: -286 },
  createdDay: -366,
  demand: { tokens: 5000, investors: 62, interested: 0 },
  risks: [
    both(
      'El negocio se concentra en cuatro meses; una mala temporada retrasa la devolución.',
      'Business is concentrated in four months; a bad season delays repayment.',
    ),
    both(
      'El parque puede limitar los coches en agosto, y con ellos las reservas.',
      'The park may limit cars in August, and with them bookings.',
    ),
  ],
  team: [
    {
      name: 'Loreto Hernández Ferre',
      role: both('Propietaria', 'Owner'),
      bio: both(
        'Nieta de torrero. Lleva alojamientos rurales en Níjar desde 2009.',
        'A lighthouse keeper’s granddaughter. She has run rural lodgings in Níjar since 2009.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('licence', 'public', 4, 'Licencia turística', 'Tourist licence'),
    document('contract', 'hidden', 9, 'Hipoteca aprobada', 'Approved mortgage'),
  ],
  updates: [
    {
      day: -18,
      title: both('Primera temporada', 'First season'),
      body: section(
        'Cerramos octubre con el 83 % de ocupación y una valoración media de 9,4.',
        'We closed October at 83% occupancy and an average rating of 9.4.',
      ),
    },
    {
      day: -104,
      title: both('Primer cupón', 'First coupon'),
      body: section('Repartidos 13.062,50 €.', 'Paid out 13,062.50 €.'),
    },
  ],
  questions: [],
  distributions: [
    {
      day: -104,
      kind: 'COUPON',
      gross: '13062.50',
      concept: both('Primer cupón semestral', 'First half-yearly coupon'),
    },
  ],
  introVideo: null,
  cover: {
    url: '/projects/ladrillo/casas-del-faro.svg',
    alt: both(
      'Casas blancas y un faro sobre un acantilado al atardecer',
      'White cottages and a lighthouse on a cliff at sunset',
    ),
  },
};
