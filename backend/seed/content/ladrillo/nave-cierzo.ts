import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const naveCierzo: ProjectContent = {
  slug: 'nave-cierzo',
  clientUuid: '0d9b6c6e-7f6c-4b1f-8f39-2c2a5d5f9e77',
  status: 'VALIDATING',
  title: both('Nave Cierzo', 'Cierzo Warehouse'),
  slogan: both('Frío industrial junto a la autovía', 'Cold storage beside the motorway'),
  sector: 'industry',
  productType: 'REAL_ESTATE',
  location: 'La Puebla de Alfindén, Zaragoza',
  issuer: { name: 'Cierzo Naves Logísticas, S.L.', taxNumber: 'B88307897', city: 'Zaragoza' },
  shortDescription: both(
    'Compra de una nave frigorífica de 2.450 m² alquilada por diez años a un distribuidor de fruta.',
    'Buying a 2,450 m² cold store let for ten years to a fruit distributor.',
  ),
  sections: {
    description: section(
      `La nave se terminó en 2019 y tiene cuatro cámaras de 0 a 4 °C, seis muelles y 310 kWp en cubierta. El propietario se jubila y la vende por 1.450.000 €; con impuestos y gastos, 1.530.000 €. La campaña aporta 800.000 € y un banco, 730.000 € a quince años.`,
      `The warehouse was finished in 2019 and has four chambers at 0 to 4 °C, six docks and 310 kWp on its roof. The owner is retiring and sells it for 1,450,000 €; with taxes and costs, 1,530,000 €. The campaign brings 800,000 € and a bank 730,000 € over fifteen years.`,
    ),
    product: section(
      'Un solo inquilino, con contrato hasta 2035, aval de seis meses y todos los gastos a su cargo. La renta es de 11.400 € al mes y sube con los precios.',
      'A single tenant, with a lease until 2035, a six-month guarantee and all costs on its account. The rent is 11,400 € a month and rises with prices.',
    ),
    market: section(
      'En la plataforma logística de Zaragoza la superficie fría vacía es del 1,8 %. El inquilino mueve 38.000 toneladas de fruta al año y lleva once años en el polígono.',
      'In Zaragoza’s logistics area 1.8% of cold space is vacant. The tenant moves 38,000 tonnes of fruit a year and has been on the estate for eleven years.',
    ),
    competitors: section(
      'Construir una nave igual cuesta hoy 810 € por m² y dos años; esta se compra a 592 €.',
      'Building the same today costs 810 € per m² and two years; this one is bought at 592 €.',
    ),
    businessModel: section(
      'La sociedad cobra la renta, paga el banco y reparte el resto cada trimestre. La venta se vota en el octavo año.',
      'The company collects the rent, pays the bank and shares out the rest every quarter. The sale is voted on in the eighth year.',
    ),
    projections: section(
      `| Año | Importe |
      | Renta | 136.800 € |
      | Administración | −9.300 € |
      | Intereses y capital del banco | −65.500 € |
      | **Para repartir** | **62.000 €** |

      Es un 7,75 % de los 800.000 €. Cada año se amortizan además unos 37.000 € del banco, que pertenecen a los partícipes.`,
      `| Year | Amount |
      | Rent | 136,800 € |
      | Administration | −9,300 € |
      | Bank interest and principal | −65,500 € |
      | **To be shared out** | **62,000 €** |

      This is 7.75% of the 800,000 €. Every year some 37,000 € of the bank loan is repaid as well, which accrues to the holders.`,
    ),
  },
  headlineReturn: both('7,75 % de renta neta', '7.75% net rent'),
  terms: [
    term('yield', '7,75 %', '7.75%'),
    term('rent', 'Trimestral', 'Quarterly'),
    term('term', '8 años', '8 years'),
    term('loan', '48 % del coste', '48% of cost'),
    term('surface', '2.450 m²', '2,450 m²'),
  ],
  finance: { expectedAnnualReturnPercent: '7.75', termMonths: 96, payEveryMonths: 3, sharePercent: '100.00' },
  token: {
    name: 'Nave Cierzo',
    symbol: 'CIERZO',
    price: '250',
    forSale: 3200,
    minPerOrder: 1,
    maxPerOrder: 320,
    softCap: 2400,
    minting: 'MANUAL',
  },
  campaign: { start: 25, end: 70 },
  createdDay: -30,
  demand: { tokens: 0, investors: 0, interested: 17 },
  risks: [
    both(
      'Un solo inquilino: si se va, la nave queda sin renta y el banco sigue cobrando.',
      'A single tenant: if it leaves, there is no rent and the bank still has to be paid.',
    ),
    both(
      'El equipo de frío tiene una vida de 20 años; su renovación (190.000 €) toca en 2039.',
      'The cooling plant lasts 20 years; its renewal (190,000 €) is due in 2039.',
    ),
  ],
  team: [
    {
      name: 'Pilar Bielsa Cortés',
      role: both('Gestora', 'Manager'),
      bio: both(
        'Administra 64.000 m² de naves en el valle del Ebro.',
        'She manages 64,000 m² of warehouses in the Ebro valley.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('valuation', 'public', 22, 'Tasación', 'Valuation'),
    document('contract', 'hidden', 15, 'Contrato de arrendamiento', 'Lease'),
  ],
  updates: [],
  questions: [],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/ladrillo/nave-cierzo.svg',
    alt: both(
      'Una nave blanca con seis muelles, camiones y molinos de viento',
      'A white warehouse with six docks, lorries and wind turbines',
    ),
  },
};
