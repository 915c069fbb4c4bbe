import type { ComplaintAct, ComplaintKind, ComplaintOutcome } from '#domain/complaint/complaint.ts';

/** A complaint of the demo: days count from today. */
export interface DemoComplaint {
  who: 'investor' | 'issuer' | 'other';
  kind: ComplaintKind;
  /** About an order of who files it that was paid before (`orderComplainedOf`): its text speaks of one that is paid. */
  ofOrder: boolean;
  filedDay: number;
  what: string;
  loss: string | null;
  demand: string;
  outcome: ComplaintOutcome | null;
  steps: readonly { act: ComplaintAct; day: number; text: string | null }[];
}

/** One of each that a desk meets: new, in hand, waiting for an answer, decided. */
export const COMPLAINTS: readonly DemoComplaint[] = [
  {
    who: 'investor',
    kind: 'payment',
    ofOrder: true,
    filedDay: -9,
    what: 'Hice la transferencia el mismo día y la orden figura pagada con una fecha posterior.\nEscribí dos veces y nadie me contestó.',
    loss: null,
    demand: 'Que se anote la fecha en la que llegó el dinero.',
    outcome: null,
    steps: [
      { act: 'admit', day: -7, text: null },
      {
        act: 'ask',
        day: -2,
        text: 'Para encontrar el abono necesitamos el justificante de su banco o la referencia que escribió en la transferencia.',
      },
    ],
  },
  {
    who: 'investor',
    kind: 'information',
    ofOrder: false,
    filedDay: -70,
    what: 'El informe trimestral que se anunciaba para marzo no estaba en la página del proyecto.',
    loss: null,
    demand: 'Que se publique el informe y se explique el retraso.',
    outcome: 'PARTLY',
    steps: [
      { act: 'admit', day: -66, text: null },
      {
        act: 'decide',
        day: -52,
        text: 'Tiene razón en que el informe debía estar publicado: lo está desde hoy en los documentos del proyecto.\nEl retraso fue del promotor, al que hemos recordado sus plazos; no vemos que haya causado un perjuicio.',
      },
    ],
  },
  {
    who: 'other',
    kind: 'account',
    ofOrder: false,
    filedDay: -3,
    what: 'Cambié de domicilio hace un mes y mis certificados siguen saliendo con la dirección anterior.',
    loss: null,
    demand: 'Que se corrija la dirección y se emitan de nuevo los certificados.',
    outcome: null,
    steps: [],
  },
  {
    who: 'issuer',
    kind: 'other',
    ofOrder: false,
    filedDay: -6,
    what: 'La revisión de la ficha de datos de mi proyecto tardó tres semanas y la oferta empezó más tarde de lo acordado.',
    loss: 'Un mes de retraso en el calendario de obra.',
    demand: 'Que se confirme por escrito un plazo de revisión para la próxima.',
    outcome: null,
    steps: [{ act: 'admit', day: -4, text: null }],
  },
];
