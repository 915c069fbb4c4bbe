import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const garnachaDeAltura: ProjectContent = {
  slug: 'garnacha-de-altura',
  clientUuid: 'SAR-2025-11',
  status: 'CLOSED',
  title: both('Garnacha de altura', 'High Garnacha'),
  slogan: both('Seis hectáreas a 780 metros, ya injertadas', 'Six hectares at 780 metres, now grafted'),
  sector: 'wine',
  productType: 'DEBT',
  location: 'Tudelilla, La Rioja',
  issuer: { name: 'Viñedos del Carrascal, S.L.', taxNumber: 'B88322128', city: 'Tudelilla' },
  shortDescription: both(
    'Seis hectáreas de tempranillo reinjertadas con garnacha para adelantarse al calor. Préstamo al 8 %, con los pagos al día.',
    'Six hectares of tempranillo grafted over to garnacha, ahead of the heat. A loan at 8%, with payments up to date.',
  ),
  sections: {
    description: section(
      'El reinjerto cambió la variedad sin arrancar la cepa y perdió una sola vendimia. Los 60.000 € pagaron el injerto de 19.400 cepas, espaldera nueva y riego de apoyo.',
      'Grafting changed the variety without pulling up the vines and cost a single harvest. The 60,000 € paid for grafting 19,400 vines, new trellis and backup irrigation.',
    ),
    product: section(
      'Uva de garnacha de ladera, que madura diez días después que en el valle y conserva la acidez.',
      'Hillside garnacha grapes, which ripen ten days later than in the valley and keep their acidity.',
    ),
    market: section(
      'Dos bodegas compran toda la uva por contrato hasta 2030, a 1,35 € el kilo.',
      'Two wineries buy all the grapes under contract until 2030, at 1.35 € a kilo.',
    ),
    competitors: section(
      'En Tudelilla quedan 140 hectáreas de garnacha; las bodegas piden el triple.',
      'Tudelilla has 140 hectares of garnacha left; wineries ask for three times as much.',
    ),
    businessModel: section(
      'Con 36.000 kilos se ingresan 48.600 € y quedan 26.900 €. Los intereses son 4.800 € al año, en cuatro cupones, y el capital vence de una vez en febrero de 2029.',
      'Some 36,000 kilos bring in 48,600 € and leave 26,900 €. Interest is 4,800 € a year, in four coupons, and the principal falls due in one sum in February 2029.',
    ),
    projections: section(
      `| | 2026 | 2027 | 2028 |
      | Kilos | 14.000 | 30.000 | 36.000 |
      | Ingresos | 18.900 € | 40.500 € | 48.600 € |
      | Intereses | 3.600 € | 4.800 € | 4.800 € |`,
      `| | 2026 | 2027 | 2028 |
      | Kilos | 14,000 | 30,000 | 36,000 |
      | Income | 18,900 € | 40,500 € | 48,600 € |
      | Interest | 3,600 € | 4,800 € | 4,800 € |`,
    ),
  },
  headlineReturn: both('8 % anual', '8% a year'),
  terms: [
    term('interest', '8 % fijo', '8% fixed'),
    term('term', '36 meses', '36 months'),
    term('coupon', 'Trimestral', 'Quarterly'),
    term('repayment', 'Al vencimiento', 'At maturity'),
  ],
  finance: { annualInterestPercent: '8.00', termMonths: 36, payEveryMonths: 3, repayment: 'BULLET' },
  token: {
    name: 'Garnacha de altura 2029',
    symbol: 'GARNACHA',
    price: '25',
    forSale: 2400,
    minPerOrder: 4,
    maxPerOrder: 400,
    softCap: 1600,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -310, end: -280 },
  createdDay: -352,
  demand: { tokens: 2400, investors: 22, interested: 0 },
  risks: [
    both(
      'El granizo de verano puede dañar la mitad de la uva; está asegurada al 80 %.',
      'Summer hail may damage half the grapes; they are insured at 80%.',
    ),
    both(
      'Si una de las dos bodegas falla, se vendería a 0,90 € el kilo.',
      'If one of the two wineries fails, the price would fall to 0.90 € a kilo.',
    ),
  ],
  team: [
    {
      name: 'Aitana Bretón Sáenz',
      role: both('Viticultora', 'Grower'),
      bio: both('Ingeniera agrónoma y vecina de Tudelilla.', 'Agronomist, from Tudelilla.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 6, 'Contratos de compra de uva', 'Grape purchase contracts'),
    document('report', 'hidden', 5, 'Informe de la vendimia 2026', 'Report on the 2026 harvest'),
  ],
  updates: [
    {
      day: -34,
      title: both('Primera vendimia: 14.600 kilos', 'First harvest: 14,600 kilos'),
      body: section(
        'Seiscientos kilos más de lo previsto, a 13,4 grados. Prendió el 96 % de los injertos.',
        'Six hundred kilos more than planned, at 13.4 degrees. Some 96% of the grafts took.',
      ),
    },
    {
      day: -279,
      title: both('Campaña completa', 'Fully financed'),
      body: section('22 inversores han puesto los 60.000 €.', '22 investors have put in the 60,000 €.'),
    },
  ],
  questions: [],
  distributions: [
    { day: -187, kind: 'COUPON', gross: '1200.00', concept: both('Primer cupón trimestral', 'First quarterly coupon') },
    {
      day: -96,
      kind: 'COUPON',
      gross: '1200.00',
      concept: both('Segundo cupón trimestral', 'Second quarterly coupon'),
    },
    { day: -5, kind: 'COUPON', gross: '1200.00', concept: both('Tercer cupón trimestral', 'Third quarterly coupon') },
  ],
  introVideo: null,
  cover: {
    url: '/projects/sarmiento/garnacha-de-altura.svg',
    alt: both(
      'Un racimo de garnacha y cepas en ladera con la sierra al fondo',
      'A bunch of garnacha grapes and hillside vines below the mountains',
    ),
  },
};
