import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const invernaderosSolaresDelSegura: ProjectContent = {
  slug: 'invernaderos-solares-del-segura',
  clientUuid: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
  status: 'CAMPAIGN',
  title: both('Invernaderos Solares del Segura', 'Segura Solar Greenhouses'),
  slogan: both('Sombra para el cultivo, luz para el riego', 'Shade for the crop, power for the pumps'),
  sector: 'energy',
  productType: 'DEBT',
  location: 'Cieza, Murcia',
  issuer: { name: 'Comunidad de Regantes Vega de Cieza', taxNumber: 'F88301007', city: 'Cieza' },
  shortDescription: both(
    'Una comunidad de 310 regantes cubre 1,4 hectáreas de cultivo con paneles bifaciales y deja de comprar la mitad de la luz que gasta en bombear.',
    'A community of 310 irrigators covers 1.4 hectares of crops with bifacial panels and stops buying half of the power that it spends on pumping.',
  ),
  sections: {
    description: section(
      `### Qué se financia

      La Comunidad de Regantes Vega de Cieza riega 1.140 hectáreas de melocotón y albaricoque y paga 118.000 € de luz al año. Con este préstamo sustituye la cubierta de 1,4 hectáreas de invernadero por vidrio fotovoltaico: 360 kWp que producirán unos 600 MWh al año.

      El préstamo paga 240.000 € de los 318.000 € que cuesta la obra; los otros 78.000 € los pone la comunidad de sus reservas y ya están depositados.

      | Partida | Importe |
      | Paneles y estructura | 214.000 € |
      | Inversores y conexión | 58.000 € |
      | Obra civil y permisos | 31.000 € |
      | Imprevistos | 15.000 € |
      | **Total** | **318.000 €** |

      ### En qué punto está

      La licencia de obra y el permiso de conexión están concedidos. La instalación empieza en febrero, dura cinco meses y no interrumpe ninguna campaña de riego.`,
      `### What is being financed

      The Vega de Cieza irrigation community waters 1,140 hectares of peach and apricot and pays 118,000 € a year for electricity. With this loan it replaces the cover of 1.4 hectares of greenhouse with photovoltaic glass: 360 kWp that will produce some 600 MWh a year.

      The loan pays 240,000 € of the 318,000 € that the works cost; the remaining 78,000 € come from the community’s reserves and are already on deposit.

      | Item | Amount |
      | Panels and structure | 214,000 € |
      | Inverters and connection | 58,000 € |
      | Civil works and permits | 31,000 € |
      | Contingency | 15,000 € |
      | **Total** | **318,000 €** |

      ### Where it stands

      Planning permission and the grid connection permit have been granted. Installation starts in February, takes five months and interrupts no irrigation season.`,
    ),
    product: section(
      `El vidrio fotovoltaico deja pasar el 42 % de la luz: suficiente para el vivero de plantones que hay debajo, que en verano hoy se sombrea con malla. Las dos caras del panel producen, y la de abajo aprovecha la luz que devuelve el suelo blanco.

      - 420 MWh al año los consumen las bombas de la propia comunidad.
      - 180 MWh se vierten a la red y se venden a 45 € el MWh, con contrato a 12 años.
      - La producción está garantizada por el instalador al 90 % durante diez años.`,
      `The photovoltaic glass lets 42% of the light through: enough for the nursery of young trees below, which today has to be shaded with netting in summer. Both faces of the panel produce, and the lower one uses the light that the white ground sends back.

      - 420 MWh a year are used by the community’s own pumps.
      - 180 MWh go to the grid and are sold at 45 € per MWh under a 12-year contract.
      - The installer guarantees 90% of the output for ten years.`,
    ),
    market: section(
      `El riego presurizado de la cuenca del Segura gasta entre 0,25 y 0,60 kWh por metro cúbico. La comunidad ya probó el sistema: desde junio de 2024 tiene 24 kWp sobre la balsa norte y han producido 40,3 MWh en doce meses, un 2 % más de lo calculado.

      La asamblea aprobó la obra con 271 votos a favor, 9 en contra y 30 ausentes.`,
      `Pressurised irrigation in the Segura basin uses between 0.25 and 0.60 kWh per cubic metre. The community has tried the system already: since June 2024 it has had 24 kWp over the northern reservoir, which produced 40.3 MWh in twelve months, 2% above the estimate.

      The assembly approved the works with 271 votes for, 9 against and 30 absent.`,
    ),
    competitors: section(
      `La alternativa de la comunidad era un contrato de compra de energía con una comercializadora a 15 años y 79 € el MWh, frente a un coste propio de 41 € con esta planta. Tres comunidades vecinas han elegido balsas flotantes; cuestan un 18 % más por kWp y no dan sombra a ningún cultivo.`,
      `The community’s alternative was a 15-year power purchase agreement at 79 € per MWh, against an own cost of 41 € with this plant. Three neighbouring communities have chosen floating arrays; they cost 18% more per kWp and shade no crop.`,
    ),
    businessModel: section(
      `La planta ahorra y vende. El ahorro es la luz que la comunidad deja de comprar (420 MWh a 142 € el MWh); la venta, lo que sobra al mediodía. De ahí se pagan los intereses cada trimestre y se guarda el resto en una cuenta pignorada a favor de los inversores.

      El capital se devuelve de una vez a los 36 meses con lo guardado, la subvención regional ya concedida (95.500 €, que se cobra al poner en marcha la planta) y la derrama ordinaria de 18 € por hectárea y año, aprobada para esos tres ejercicios.`,
      `The plant saves and sells. The saving is the power that the community no longer buys (420 MWh at 142 € per MWh); the sale, what is left over at midday. Interest is paid from this every quarter, and the rest is kept in an account pledged to the investors.

      The principal is repaid in one sum after 36 months from what has been kept, from the regional grant already awarded (95,500 €, paid on commissioning) and from the ordinary levy of 18 € per hectare and year, approved for those three years.`,
    ),
    projections: section(
      `| Año completo | Importe |
      | Luz que no se compra | 59.640 € |
      | Venta de excedentes | 8.100 € |
      | Mantenimiento y seguro | −6.200 € |
      | Intereses del préstamo | −19.800 € |
      | **Queda para devolver** | **41.740 €** |

      En los 31 meses de producción se guardan 107.828 €. Con la subvención (95.500 €) y la derrama de tres años (61.560 €) suman 264.888 €: 1,10 veces los 240.000 € que hay que devolver. Con un 10 % menos de producción la cobertura sería de 1,03.`,
      `| Full year | Amount |
      | Power not bought | 59,640 € |
      | Sale of surplus | 8,100 € |
      | Maintenance and insurance | −6,200 € |
      | Interest on the loan | −19,800 € |
      | **Left for repayment** | **41,740 €** |

      Over the 31 months of production 107,828 € are kept. With the grant (95,500 €) and three years of levy (61,560 €) they come to 264,888 €: 1.10 times the 240,000 € to be repaid. With 10% less output, cover would be 1.03.`,
    ),
  },
  headlineReturn: both('8,25 % anual', '8.25% a year'),
  terms: [
    term('interest', '8,25 % anual', '8.25% a year'),
    term('term', '36 meses', '36 months'),
    term('coupon', 'Trimestral', 'Quarterly'),
    term('repayment', 'Al vencimiento', 'At maturity'),
    term('security', 'Cuenta pignorada', 'Pledged account'),
  ],
  finance: { annualInterestPercent: '8.25', termMonths: 36, payEveryMonths: 3, repayment: 'BULLET' },
  token: {
    name: 'Invernaderos Solares del Segura 2029',
    symbol: 'SEGURA29',
    price: '50',
    forSale: 4800,
    minPerOrder: 5,
    maxPerOrder: 600,
    softCap: 2560,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -33, end: 12 },
  createdDay: -96,
  demand: { tokens: 3936, investors: 74, interested: 11 },
  risks: [
    both(
      'La producción puede ser menor que la prevista por avería o por un año de poco sol; por debajo del 86 % los ingresos no cubrirían el préstamo sin una derrama extraordinaria.',
      'Output may fall short through breakdowns or a year of little sun; below 86% income would not cover the loan without an extraordinary levy.',
    ),
    both(
      'La subvención de 95.500 € está concedida, pero se cobra contra justificación: un defecto en los papeles retrasaría la devolución.',
      'The 95,500 € grant has been awarded, but it is paid against documents: a flaw in the paperwork would delay repayment.',
    ),
    both(
      'Una sequía con restricción de riego baja el consumo propio, y los excedentes se venden a un precio tres veces menor.',
      'A drought with irrigation limits lowers own consumption, and surplus power sells at a third of the price.',
    ),
  ],
  team: [
    {
      name: 'Asunción Lucas Marín',
      role: both('Presidenta de la comunidad', 'Chair of the community'),
      bio: both(
        'Agricultora de tercera generación. Dirige la comunidad desde 2017 y llevó a riego por goteo las últimas 210 hectáreas.',
        'Third-generation farmer. She has chaired the community since 2017 and brought its last 210 hectares to drip irrigation.',
      ),
    },
    {
      name: 'Ginés Turpín Abellán',
      role: both('Ingeniero de la obra', 'Project engineer'),
      bio: both(
        'Ingeniero agrónomo. Ha proyectado 11 plantas de autoconsumo para riego, 4,2 MW en total.',
        'Agricultural engineer. He has designed 11 self-consumption plants for irrigation, 4.2 MW in all.',
      ),
    },
    {
      name: 'Remedios Piñera Salmerón',
      role: both('Secretaria e interventora', 'Secretary and comptroller'),
      bio: both(
        'Economista. Responde de las cuentas de la comunidad, auditadas sin salvedades desde 2019.',
        'Economist. She answers for the community’s accounts, audited without qualification since 2019.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 14, 'Contrato de préstamo y pignoración', 'Loan and pledge agreement'),
    document('licence', 'public', 3, 'Licencia de obra y permiso de conexión', 'Planning permission and grid permit'),
    document('report', 'public', 22, 'Estudio de producción a 25 años', 'Output study over 25 years'),
    document('financials', 'hidden', 31, 'Cuentas auditadas 2023-2025', 'Audited accounts 2023-2025'),
    document('contract', 'hidden', 9, 'Resolución de la subvención', 'Grant award decision'),
  ],
  updates: [
    {
      day: -6,
      title: both('Llega el transformador', 'The transformer has arrived'),
      body: section(
        'El transformador se entregó el lunes, seis semanas antes de lo previsto. Queda guardado en la nave de la comunidad, asegurado, hasta que empiece la obra.',
        'The transformer was delivered on Monday, six weeks ahead of plan. It is stored and insured in the community’s warehouse until the works begin.',
      ),
    },
    {
      day: -17,
      title: both('Superado el objetivo mínimo', 'The campaign has passed its minimum target'),
      body: section(
        'Hemos superado los 128.000 € con los que la obra puede empezar. Gracias a los primeros 52 inversores.',
        'We have passed the 128,000 € with which the works can begin. Our thanks to the first 52 investors.',
      ),
    },
    {
      day: -33,
      title: both('Abrimos la campaña', 'The campaign is open'),
      body: section(
        'La asamblea ratificó anoche las condiciones del préstamo. Los documentos están en esta misma página.',
        'Last night the assembly ratified the terms of the loan. The documents are on this page.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -25,
      question: both('¿Qué pasa si graniza sobre el vidrio?', 'What happens if it hails on the glass?'),
      answer: both(
        'El vidrio resiste granizo de 35 mm a 27 m/s según ensayo, y la póliza cubre daños a partir de 1.500 € y la producción perdida durante seis meses.',
        'The glass is tested for 35 mm hail at 27 m/s, and the policy covers damage above 1,500 € and six months of lost output.',
      ),
      answeredDay: -24,
    },
    {
      askedDay: -14,
      question: both(
        '¿Puede la comunidad devolver el préstamo antes de los 36 meses?',
        'Can the community repay before the 36 months are over?',
      ),
      answer: both(
        'Sí, a partir del mes 18 y con un aviso de 30 días. Pagaría entonces los intereses devengados y una compensación del 1 % del capital.',
        'Yes, from month 18 and with 30 days’ notice. It would then pay the interest accrued and 1% of the principal as compensation.',
      ),
      answeredDay: -13,
    },
    {
      askedDay: -2,
      question: both('¿La cuenta pignorada se puede consultar?', 'Can the pledged account be looked at?'),
      answer: null,
      answeredDay: null,
    },
  ],
  distributions: [],
  change: {
    day: -1,
    end: 33,
    softCap: 2800,
    explanation: both(
      'El vidrio fotovoltaico llega tres semanas más tarde: pedimos cerrar la campaña cuando la fecha de entrega ya esté confirmada. El objetivo mínimo sube a 140.000 €, que es lo que cuestan los dos primeros invernaderos con el precio nuevo.',
      'The photovoltaic glass comes three weeks later: we ask to close the campaign once its delivery is confirmed. The minimum target rises to 140,000 €, which is what the first two greenhouses cost at the new price.',
    ),
  },
  introVideo: { provider: 'youtube', id: 'aqz-KE-bpKQ' },
  cover: {
    url: '/projects/aurora/invernaderos-solares-del-segura.svg',
    alt: both(
      'Hileras de paneles solares entre cultivos, con colinas verdes y el sol bajo',
      'Rows of solar panels among crops, with green hills and a low sun',
    ),
  },
};
