import { call } from '#app/api/call.server.ts';
import type { ApiFailure } from '#app/api/failure.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { messageOf } from '#app/forms/message.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Customization } from '#contract/customization.ts';
import { getLook, saveLookFlows } from '#contract/look.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { ONBOARDING_STEPS } from '#domain/onboarding/steps.ts';
import { afterAct, FLOW_ACTS, type FlowAct } from '#domain/tenant/flow-order.ts';
import { isInPhaseOrder, neededIn } from '#domain/tenant/flow-rules.ts';
import { versionForm } from './section.form.ts';

/** Every step of the one order and every phase of the other, as they usually stand. */
const USUAL: Record<keyof Customization['flows'], readonly string[]> = {
  onboarding: ONBOARDING_STEPS,
  project_status: ISSUANCE_STATUSES,
};
const FLOWS = ['onboarding', 'project_status'] as const;
type Flow = (typeof FLOWS)[number];

/** The name of a button, and of what is wrong with its step. */
const pressed = (flow: Flow, act: FlowAct, name: string) => `${flow}.${act}.${name}`;
const placeOf = (flow: Flow, name: string) => `${flow}-${name}`;

/** Both orders of the draft: each step by its name, with the buttons that change its place. Of the phases only those have one that may stand in either order. */
export function flowsOf({ t }: SignedInVisit, { flows, modules }: Customization) {
  return FLOWS.map((flow) => {
    const moves = (act: 'up' | 'down', name: string) => changesPlace(flows, flow, act, name);
    const list: readonly string[] = flows[flow];
    const needed = neededIn(flow, modules);
    const button = (act: FlowAct, name: string) => ({
      act,
      value: pressed(flow, act, name),
      label: t(`look:flow.${act}`),
      full: t(`look:flow.${act}Full`, { step: t(`look:step.${name}`) }),
    });
    return {
      flow,
      title: t(`look:field.flows-${flow}`),
      about: t(`look:flow.about.${flow}`),
      steps: list.map((name) => ({
        key: placeOf(flow, name),
        label: t(`look:step.${name}`),
        needed: needed.includes(name) ? t('look:flow.needed') : '',
        buttons: [
          ...(moves('up', name) ? [button('up', name)] : []),
          ...(moves('down', name) ? [button('down', name)] : []),
          ...(needed.includes(name) ? [] : [button('remove', name)]),
        ],
      })),
      absent: USUAL[flow]
        .filter((name) => !list.includes(name))
        .map((name) => ({ key: placeOf(flow, name), label: t(`look:step.${name}`), button: button('add', name) })),
    };
  });
}

/** Whether a step or phase may change places so. */
function changesPlace(flows: Customization['flows'], flow: Flow, act: 'up' | 'down', name: string): boolean {
  const after = afterAct<string>(flows[flow], USUAL[flow], act, name);
  const isMoved = after.join() !== flows[flow].join();
  const phase = flow === 'onboarding' ? undefined : ISSUANCE_STATUSES.find((one) => one === name);
  return isMoved && (!phase || isInPhaseOrder(afterAct(flows.project_status, ISSUANCE_STATUSES, act, phase)));
}

/** The act of each button: one step of one order changes, and both are saved into the draft as the page showed it. */
export function flowActs(visit: SignedInVisit, here: string) {
  const { t } = visit;
  const acts = FLOWS.flatMap((flow) =>
    USUAL[flow].flatMap((name) =>
      FLOW_ACTS.map((act) => {
        const doing = formAct({
          schema: versionForm,
          send: async ({ version }) => {
            const { data: look } = await call(visit, getLook);
            const { flows } = look.draft.customization;
            const list = afterAct<string>(flows[flow], USUAL[flow], act, name);
            return call(visit, saveLookFlows, { body: { ...flows, [flow]: list, version } });
          },
          onward: () => ({ to: here, toast: t('look:saved', { name: t('look:section.flows') }) }),
          refused: (failure) => problemsOf(visit, failure, flow, name),
        });
        return [pressed(flow, act, name), doing] as const;
      }),
    ),
  );
  return Object.fromEntries(acts);
}

/** What is wrong stands at the step that it is about; where none is named, at the one that was pressed. */
function problemsOf(visit: SignedInVisit, { fields }: ApiFailure, pressedFlow: Flow, pressedName: string) {
  const found = Object.entries(fields).map(([path, problem]): [string, string[]] => {
    const flow = FLOWS.find((one) => path === `flows.${one}`) ?? pressedFlow;
    const name = String(problem.params?.step ?? pressedName);
    return [placeOf(flow, name), [messageOf(visit, problem)]];
  });
  return found.length > 0 ? { problems: Object.fromEntries(found) } : null;
}
