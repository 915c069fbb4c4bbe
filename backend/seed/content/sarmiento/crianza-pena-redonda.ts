import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const crianzaPenaRedonda: ProjectContent = {
  slug: 'crianza-pena-redonda',
  clientUuid: 'SAR-2026-04',
  status: 'CAMPAIGN',
  title: both('Crianza Peña Redonda', 'Peña Redonda Crianza'),
  slogan: both('Catorce meses de barrica, tres años de plazo', 'Fourteen months in oak, three years to repay'),
  sector: 'wine',
  productType: 'DEBT',
  location: 'Ábalos, La Rioja',
  issuer: { name: 'Bodegas Peña Redonda, S.L.', taxNumber: 'B88321591', city: 'Ábalos' },
  shortDescription: both(
    'Una bodega familiar financia la crianza de 46.000 botellas de la añada 2026. Préstamo al 7,5 % con prenda sobre el vino.',
    'A family winery finances the ageing of 46,000 bottles of its 2026 vintage. A loan at 7.5%, secured on the wine.',
  ),
  sections: {
    description: section(
      `La añada 2026 fue corta y muy buena: 49.300 kilos de tempranillo y garnacha de viñas de más de cuarenta años. En vez de venderla a granel a 1,60 € el litro, la bodega quiere criarla entera.

      El préstamo paga 150 barricas nuevas (123.000 €), botella, corcho y etiqueta (54.000 €) y dos años de almacén (23.000 €).`,
      `The 2026 vintage was short and very good: 49,300 kilos of tempranillo and garnacha from vines over forty years old. Rather than sell it in bulk at 1.60 € a litre, the winery wants to age all of it.

      The loan pays for 150 new barrels (123,000 €), bottles, corks and labels (54,000 €) and two years of cellar (23,000 €).`,
    ),
    product: section(
      'Tinto crianza de la Sonsierra, catorce meses en roble francés y diez en botella. La añada 2021 obtuvo 93 puntos en dos guías.',
      'A red crianza from the Sonsierra, fourteen months in French oak and ten in bottle. The 2021 vintage scored 93 points in two guides.',
    ),
    market: section(
      'La bodega vende 38.000 botellas al año a 9,40 € sin IVA: el 55 % en España y el resto en Suiza, Alemania y México. Hay pedidos en firme por 21.000 de esta añada.',
      'The winery sells 38,000 bottles a year at 9.40 € before VAT: 55% in Spain and the rest in Switzerland, Germany and Mexico. Firm orders cover 21,000 of this vintage.',
    ),
    competitors: section(
      'En su tramo de precio compiten unas 200 bodegas de Rioja. Quince trabajan solo con viñedo propio de la Sonsierra.',
      'Some 200 Rioja wineries compete at this price. Fifteen work only with their own Sonsierra vineyards.',
    ),
    businessModel: section(
      'Las 46.000 botellas valdrán 432.400 € a precio de bodega. Se pagan 15.000 € de intereses cada año y los 200.000 € al vencimiento, con la venta de la mitad del vino.',
      'The 46,000 bottles will be worth 432,400 € at the cellar door. Interest of 15,000 € is paid each year and the 200,000 € at maturity, out of the sale of half the wine.',
    ),
    projections: section(
      `| | 2027 | 2028 | 2029 |
      | Botellas de la añada | | 12.000 | 26.000 |
      | Ventas de la bodega | 357.000 € | 402.000 € | 488.000 € |
      | Intereses y capital | 15.000 € | 15.000 € | 215.000 € |`,
      `| | 2027 | 2028 | 2029 |
      | Bottles of the vintage | | 12,000 | 26,000 |
      | Winery’s sales | 357,000 € | 402,000 € | 488,000 € |
      | Interest and capital | 15,000 € | 15,000 € | 215,000 € |`,
    ),
  },
  headlineReturn: both('7,5 % anual', '7.5% a year'),
  terms: [
    term('interest', '7,5 % fijo', '7.5% fixed'),
    term('term', '36 meses', '36 months'),
    term('coupon', 'Trimestral', 'Quarterly'),
    term('repayment', 'Al vencimiento', 'At maturity'),
    term('security', 'Prenda sobre 46.000 botellas', 'Charge over 46,000 bottles'),
  ],
  finance: { annualInterestPercent: '7.50', termMonths: 36, payEveryMonths: 3, repayment: 'BULLET' },
  token: {
    name: 'Crianza Peña Redonda 2029',
    symbol: 'PENARED',
    price: '25',
    forSale: 8000,
    minPerOrder: 4,
    maxPerOrder: 800,
    softCap: 5000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -33, end: 12 },
  createdDay: -81,
  demand: { tokens: 5320, investors: 24, interested: 0 },
  risks: [
    both(
      'Si el vino sale peor de lo esperado se vendería a granel: unos 55.000 €, poco más de la cuarta parte del préstamo.',
      'If the wine turns out worse than hoped it would be sold in bulk: some 55,000 €, little more than a quarter of the loan.',
    ),
    both('Los aranceles pueden cerrar México, el 14 % de las ventas.', 'Tariffs may close Mexico, 14% of sales.'),
  ],
  team: [
    {
      name: 'Leire Puelles Ramírez',
      role: both('Enóloga y socia', 'Winemaker and partner'),
      bio: both(
        'Cuarta generación; ocho vendimias en Borgoña y Chile.',
        'Fourth generation; eight vintages in Burgundy and Chile.',
      ),
    },
    {
      name: 'Santiago Puelles Ramírez',
      role: both('Viñedo', 'Vineyards'),
      bio: both('Cuida 19 hectáreas en 31 parcelas.', 'He tends 19 hectares in 31 plots.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('valuation', 'public', 7, 'Tasación del vino en crianza', 'Valuation of the ageing wine'),
    document('contract', 'hidden', 12, 'Póliza de prenda', 'Charge agreement'),
  ],
  updates: [
    {
      day: -6,
      title: both('Llegan las barricas', 'The barrels are here'),
      body: section(
        'Las primeras 60, pagadas por la bodega, ya están llenas. El resto se encarga al cerrar la campaña.',
        'The first 60, paid for by the winery, are already full. The rest will be ordered when the campaign closes.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -20,
      question: both('¿Puedo cobrar en botellas?', 'May I be paid in bottles?'),
      answer: both(
        'Los intereses sí, si usted lo elige, a 8 € la botella. El capital se devuelve siempre en dinero.',
        'The interest, yes, if you so choose, at 8 € a bottle. The principal is always repaid in money.',
      ),
      answeredDay: -19,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/sarmiento/crianza-pena-redonda.svg',
    alt: both(
      'Hileras de viñas de otoño ante una bodega de piedra y la sierra',
      'Rows of autumn vines before a stone winery and the hills',
    ),
  },
};
