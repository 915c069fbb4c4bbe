import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const tingladoSiete: ProjectContent = {
  slug: 'tinglado-siete',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Tinglado Siete', 'Warehouse Seven'),
  slogan: both('Catorce talleres en un almacén del puerto', 'Fourteen workshops in a harbour warehouse'),
  sector: 'real-estate',
  productType: 'REAL_ESTATE',
  location: 'Puertochico, Santander',
  issuer: { name: 'Tinglado Siete Talleres, S.L.', taxNumber: 'B88305776', city: 'Santander' },
  shortDescription: both(
    'Un almacén portuario de 1928 se divide en catorce talleres con puerta al muelle y se vende, ya alquilado, a un operador.',
    'A 1928 port warehouse is divided into fourteen workshops that open onto the quay and is sold, let, to an operator.',
  ),
  sections: {
    description: section(
      `La autoridad portuaria adjudicó a la sociedad el tinglado número 7 por 35 años. Son 1.640 m² de una sola nave, con cerchas de roble y 9 metros de altura. Se hacen catorce talleres de 65 a 140 m² con altillo, para oficios que ya no encuentran local en la ciudad.

      La obra cuesta 690.000 €, los proyectos y tasas 84.000 € y se guardan 36.000 € para imprevistos: 810.000 € en total. De ellos, 500.000 € vienen de esta campaña, 250.000 € de un banco y 60.000 € de los promotores.`,
      `The port authority granted the company warehouse number 7 for 35 years. It is a single hall of 1,640 m², with oak trusses and 9 metres high. Fourteen workshops of 65 to 140 m² with a mezzanine are being made, for trades that can no longer find premises in the city.

      The works cost 690,000 €, designs and fees 84,000 €, and 36,000 € are kept for contingencies: 810,000 € in all. Of this, 500,000 € come from this campaign, 250,000 € from a bank and 60,000 € from the developers.`,
    ),
    product: section(
      'Talleres con agua, fuerza de 15 kW, montacargas y muelle de carga común. La renta es de 9,80 € por m² al mes, gastos aparte.',
      'Workshops with water, 15 kW power, a goods lift and a shared loading bay. Rent is 9.80 € per m² a month, charges apart.',
    ),
    market: section(
      'Once de los catorce talleres están prealquilados por cinco años: dos veleros, una ebanistería, una imprenta, una cervecera y seis estudios. Hay ocho solicitudes para los tres que quedan.',
      'Eleven of the fourteen workshops are pre-let for five years: two sailmakers, a cabinet maker, a printer, a brewery and six studios. There are eight applications for the three that are left.',
    ),
    competitors: section(
      'El polígono más cercano está a 9 km y ofrece naves de 400 m² o más, a 5 € por m². En el centro hay locales a 14 €, sin fuerza ni carga.',
      'The nearest industrial estate is 9 km away and offers units of 400 m² or more at 5 € per m². In the centre there are premises at 14 €, without power or loading.',
    ),
    businessModel: section(
      `Terminada y alquilada, la concesión se vende a un operador de espacios productivos que ha firmado una opción de compra por 1.010.000 €. Tras devolver el banco, la sociedad paga primero el capital y un 11,5 % anual a los inversores (86.250 € en 18 meses); el resto es de los promotores.`,
      `Once finished and let, the concession is sold to an operator of work premises, which has signed an option to buy for 1,010,000 €. After repaying the bank the company first pays investors their capital and 11.5% a year (86,250 € over 18 months); the rest belongs to the developers.`,
    ),
    projections: section(
      `| Cuenta de la operación | Importe |
      | Venta | 1.010.000 € |
      | Coste | −810.000 € |
      | Intereses del banco | −18.750 € |
      | Gastos de venta | −21.250 € |
      | **Beneficio** | **160.000 €** |
      | Para los inversores | 86.250 € |
      | Para los promotores | 73.750 € |

      Si el operador no ejerce la opción, los catorce talleres rentan unos 193.000 € al año y la sociedad tiene cuatro años para vender.`,
      `| The operation | Amount |
      | Sale | 1,010,000 € |
      | Cost | −810,000 € |
      | Bank interest | −18,750 € |
      | Selling costs | −21,250 € |
      | **Profit** | **160,000 €** |
      | To investors | 86,250 € |
      | To developers | 73,750 € |

      If the operator does not exercise its option, the fourteen workshops bring in some 193,000 € a year and the company has four years to sell.`,
    ),
  },
  headlineReturn: both('11,5 % anual esperado', '11.5% a year expected'),
  terms: [
    term('return', '11,5 % anual', '11.5% a year'),
    term('term', '18 meses', '18 months'),
    term('payout', 'A la venta', 'On sale'),
    term('exit', 'Opción de compra firmada', 'Signed purchase option'),
    term('surface', '1.640 m²', '1,640 m²'),
  ],
  finance: { expectedAnnualReturnPercent: '11.50', termMonths: 18 },
  token: {
    name: 'Tinglado Siete',
    symbol: 'TINGLADO',
    price: '25',
    forSale: 20000,
    minPerOrder: 8,
    maxPerOrder: 1600,
    softCap: 14000,
    minting: 'AT_SOFT_CAP',
  },
  campaign: { start: -9, end: 51 },
  createdDay: -88,
  demand: { tokens: 5600, investors: 41, interested: 30 },
  risks: [
    both(
      'La concesión acaba en 2061: el edificio vuelve al puerto sin compensación.',
      'The concession ends in 2061: the building returns to the port without compensation.',
    ),
    both(
      'La opción de compra no obliga al operador; vender a otro puede llevar años.',
      'The option does not bind the operator; selling to another may take years.',
    ),
    both(
      'La madera de las cerchas puede exigir refuerzos que el presupuesto no recoge.',
      'The roof timbers may need strengthening that is not in the budget.',
    ),
  ],
  team: [
    {
      name: 'Lara Gutiérrez-Solana',
      role: both('Promotora', 'Developer'),
      bio: both(
        'Abogada urbanista. Gestionó la transformación de dos lonjas de pescado.',
        'Planning lawyer. She ran the conversion of two fish markets.',
      ),
    },
    {
      name: 'Íñigo Cagigas Pérez',
      role: both('Arquitecto', 'Architect'),
      bio: both(
        'Premio regional de rehabilitación por el depósito de locomotoras.',
        'Regional restoration award for the engine shed.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 16, 'Título de concesión', 'Concession deed'),
    document('contract', 'public', 9, 'Opción de compra', 'Purchase option'),
    document('report', 'public', 20, 'Inspección de la estructura', 'Structural survey'),
    document('financials', 'hidden', 8, 'Presupuesto de obra', 'Works budget'),
  ],
  updates: [
    {
      day: -2,
      title: both('Once talleres prealquilados', 'Eleven workshops pre-let'),
      body: section(
        'Una imprenta de tipos móviles ha firmado el taller 4. Quedan tres.',
        'A letterpress printer has signed for workshop 4. Three are left.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -6,
      question: both('¿Qué pasa si sube la marea?', 'What about high tides?'),
      answer: both(
        'El muelle está 2,1 metros por encima de la pleamar máxima registrada y las instalaciones eléctricas empiezan a 1,2 metros del suelo.',
        'The quay is 2.1 metres above the highest tide on record, and electrical fittings start 1.2 metres above the floor.',
      ),
      answeredDay: -5,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/ladrillo/tinglado-siete.svg',
    alt: both(
      'Un almacén de ladrillo junto al muelle, con una grúa y barcos al anochecer',
      'A brick warehouse on the quay with a crane and boats at dusk',
    ),
  },
};
