import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const riegoVegaBaja: ProjectContent = {
  slug: 'riego-vega-baja',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Riego Solar de la Vega Baja', 'Vega Baja Solar Pumping'),
  slogan: both('Bombas que se paran cuando se pone el sol', 'Pumps that rest when the sun goes down'),
  sector: 'water',
  productType: 'DEBT',
  location: 'Orihuela, Alicante',
  issuer: { name: 'Azarbe Mayor, S.Coop.V.', taxNumber: 'F88303128', city: 'Orihuela' },
  shortDescription: both(
    'Cuatro pozos de la huerta de Orihuela pasan del generador de gasóleo al bombeo solar directo, sin baterías.',
    'Four wells in the Orihuela orchards move from diesel generators to direct solar pumping, without batteries.',
  ),
  sections: {
    description: section(
      `La cooperativa Azarbe Mayor saca agua de cuatro pozos para 96 socios que cultivan alcachofa y brócoli. Cada pozo tiene hoy un generador de 45 kW que quema 23.000 litros de gasóleo al año entre los cuatro.

      Los 100.000 € pagan 132 kWp de paneles sobre seguidores (61.000 €), cuatro variadores y bombas nuevas (27.500 €) y una balsa de regulación de 900 metros cúbicos (11.500 €).`,
      `The Azarbe Mayor cooperative draws water from four wells for 96 members who grow artichoke and broccoli. Each well has a 45 kW generator; between them they burn 23,000 litres of diesel a year.

      The 100,000 € pay for 132 kWp of panels on trackers (61,000 €), four drives and new pumps (27,500 €) and a balancing reservoir of 900 cubic metres (11,500 €).`,
    ),
    product: section(
      `El bombeo solar directo no guarda electricidad: guarda agua. Los seguidores alargan el día útil a nueve horas y la balsa cubre las noches de helada, cuando hay que regar para proteger la alcachofa.`,
      `Direct solar pumping stores no electricity: it stores water. Trackers stretch the useful day to nine hours, and the reservoir covers frosty nights, when watering protects the artichokes.`,
    ),
    market: section(
      `El quinto pozo, el de la Matanza, funciona así desde 2023: ha bombeado 318.000 metros cúbicos sin gastar gasóleo y ha parado 11 horas por avería en tres años.`,
      `The fifth well, at La Matanza, has worked like this since 2023: it has pumped 318,000 cubic metres without any diesel and has stood still for 11 hours of repairs in three years.`,
    ),
    competitors: section(
      `Conectar los pozos a la red costaba 164.000 € y tres años de trámites. Un alquiler con mantenimiento, 1.950 € al mes durante diez años: 234.000 € en total, frente a 114.200 € de este préstamo con sus intereses.`,
      `Connecting the wells to the grid would have cost 164,000 € and three years of paperwork. A lease with maintenance, 1,950 € a month for ten years: 234,000 € in all, against 114,200 € for this loan and its interest.`,
    ),
    businessModel: section(
      `La cooperativa deja de gastar 27.600 € de gasóleo al año y sigue cobrando a los socios 0,19 € por metro cúbico. Con las 240.000 unidades que vende al año ingresa 45.600 €. El préstamo se devuelve en ocho plazos trimestrales de 12.500 €, con intereses del 6,9 % sobre el saldo.`,
      `The cooperative stops spending 27,600 € a year on diesel and goes on charging its members 0.19 € per cubic metre. With the 240,000 that it sells each year it takes in 45,600 €. The loan is repaid in eight quarterly instalments of 12,500 €, with 6.9% interest on the balance.`,
    ),
    projections: section(
      `| Año | Cobros de agua | Ahorro de gasóleo | Gastos | Servicio del préstamo |
      | 1 | 45.600 € | 27.600 € | 9.800 € | 55.606 € |
      | 2 | 45.600 € | 27.600 € | 9.900 € | 52.156 € |

      Los intereses de los dos años suman 7.762 € y la comisión de apertura 6.438 €. El margen del primer año, 7.794 €, es estrecho: la cooperativa añade su reserva de 30.000 €, bloqueada hasta el último pago.`,
      `| Year | Water charges | Diesel saved | Costs | Loan service |
      | 1 | 45,600 € | 27,600 € | 9,800 € | 55,606 € |
      | 2 | 45,600 € | 27,600 € | 9,900 € | 52,156 € |

      Interest over both years comes to 7,762 € and the arrangement fee to 6,438 €. The first year’s margin, 7,794 €, is thin: the cooperative adds its reserve of 30,000 €, blocked until the last payment.`,
    ),
  },
  headlineReturn: both('6,90 % anual', '6.90% a year'),
  terms: [
    term('interest', '6,90 % anual', '6.90% a year'),
    term('term', '24 meses', '24 months'),
    term('coupon', 'Trimestral', 'Quarterly'),
    term('repayment', 'Ocho plazos iguales', 'Eight equal instalments'),
    term('security', 'Reserva de 30.000 €', 'Reserve of 30,000 €'),
  ],
  finance: { annualInterestPercent: '6.90', termMonths: 24, payEveryMonths: 3, repayment: 'LINEAR' },
  token: {
    name: 'Riego Solar de la Vega Baja 2028',
    symbol: 'VEGABAJA',
    price: '33.333333',
    forSale: 3000,
    minPerOrder: 3,
    maxPerOrder: 300,
    softCap: 2100,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -42, end: 3 },
  createdDay: -110,
  demand: { tokens: 2880, investors: 69, interested: 4 },
  risks: [
    both(
      'El organismo de cuenca puede reducir el volumen autorizado en sequía, y con él los cobros de agua.',
      'The basin authority may cut the licensed volume in a drought, and with it the water charges.',
    ),
    both(
      'Robo o daño de los seguidores, que quedan en campo abierto; la póliza tiene una franquicia de 2.000 €.',
      'Theft of or damage to the trackers, which stand in open fields; the policy has an excess of 2,000 €.',
    ),
  ],
  team: [
    {
      name: 'Trinidad Rocamora Gil',
      role: both('Presidenta', 'Chair'),
      bio: both(
        'Cultiva doce hectáreas de alcachofa. Preside la cooperativa desde 2020.',
        'She grows twelve hectares of artichoke and has chaired the cooperative since 2020.',
      ),
    },
    {
      name: 'Vicent Andreu Bernabeu',
      role: both('Técnico de pozos', 'Well engineer'),
      bio: both(
        'Montó el bombeo solar de La Matanza y otros seis en la comarca.',
        'He built the solar pumping at La Matanza and six others in the district.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 11, 'Contrato de préstamo', 'Loan agreement'),
    document('licence', 'public', 4, 'Concesión de aguas subterráneas', 'Groundwater licence'),
    document(
      'report',
      'public',
      9,
      'Aforos del pozo de La Matanza 2023-2026',
      'Flow records of La Matanza well 2023-2026',
    ),
    document('financials', 'hidden', 19, 'Cuentas de la cooperativa', 'Accounts of the cooperative'),
  ],
  updates: [
    {
      day: -3,
      title: both('Quedan pocas participaciones', 'Few notes left'),
      body: section(
        'Quedan 120 participaciones por colocar. La campaña cierra en unos días y no se ampliará.',
        'There are 120 notes left. The campaign closes in a few days and will not be extended.',
      ),
    },
    {
      day: -20,
      title: both('Bombas pedidas', 'Pumps ordered'),
      body: section(
        'Superado el objetivo mínimo de 70.000 €, hemos reservado las cuatro bombas con entrega en enero.',
        'With the minimum target of 70,000 € passed, we have reserved the four pumps for delivery in January.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -30,
      question: both('¿Por qué cada participación cuesta 33,333333 €?', 'Why does a note cost 33.333333 €?'),
      answer: both(
        'El préstamo de 100.000 € se divide en 3.000 partes iguales. Cada orden se redondea una sola vez, al céntimo.',
        'The loan of 100,000 € is divided into 3,000 equal parts. Each order is rounded once, to the cent.',
      ),
      answeredDay: -29,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/aurora/riego-vega-baja.svg',
    alt: both(
      'Huerta en franjas con una acequia, un molino de agua y paneles sobre seguidores',
      'Striped orchards with a channel, a water wheel and panels on trackers',
    ),
  },
};
