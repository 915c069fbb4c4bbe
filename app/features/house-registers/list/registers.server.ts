import { call } from '#app/api/call.server.ts';
import { factText, stateOf } from '#app/features/house-registers/pieces/entry-text.ts';
import { REGISTERS } from '#app/lists/exported/registers.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listRegister } from '#contract/house-registers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { HOUSE_REGISTERS, type HouseRegister } from '#domain/house-register/house-register.ts';

/** The facts that tell one entry of a register from another. */
const SHOWN = {
  conflicts: ['conflict_who', 'conflict_told_on'],
  providers: ['provider_function', 'provider_critical'],
  incidents: ['incident_found_on', 'incident_class'],
} as const;

/** The register of an address; the first where it names none, or none that there is. */
export const registerIn = (url: URL): HouseRegister =>
  HOUSE_REGISTERS.find((known) => known === url.searchParams.get('register')) ?? 'conflicts';

/** One of the registers that the platform keeps of itself: what stands in it, and how each entry stands. */
export async function loadRegisters(visit: SignedInVisit) {
  const { t, url } = visit;
  const register = registerIn(url);
  const { asked, query } = REGISTERS.of(visit);
  const answer = await call(visit, listRegister, { query: { ...query, register } });
  const [first, second] = SHOWN[register];
  const fact = (name: typeof first | typeof second) => ({
    header: t(`registers:fact.${name}`),
    says: ({ facts }: (typeof answer)['data'][number]) => factText(visit, register, name, facts[name] ?? ''),
  });
  return listScreen(visit, REGISTERS, {
    asked: { ...asked, register },
    answer,
    path: pathTo.manager.registers,
    exported: { name: register },
    crumbs: [{ label: t('audit:title'), href: pathTo.manager.audit }],
    about: t(`registers:about.${register}`),
    acts: [
      !visit.session.backdoor && {
        tone: 'primary' as const,
        href: pathTo.manager.newRegisterEntry(register),
        label: t(`registers:open.${register}`),
      },
      { href: pathTo.manager.yearlyReport, label: t('registers:yearly') },
      { href: pathTo.manager.retention, label: t('registers:retention') },
    ],
    views: HOUSE_REGISTERS.map((each) => ({
      href: pathTo.manager.houseRegister(each),
      label: t(`registers:register.${each}`),
      note: answer.open[each] > 0 ? t('registers:openCount', { count: answer.open[each] }) : undefined,
      current: each === register,
    })),
    empty: { icon: 'document', filtered: t('registers:filtered'), none: t('registers:none') },
    columns: {
      name: {
        says: (row) => row.name,
        header: t(`registers:name.${register}`),
        href: (row) => pathTo.manager.registerEntry(row.id),
        sortBy: 'name',
        at: ['cut'],
      },
      number: { as: 'tokens', says: (row) => row.number, at: ['mid'] },
      first: { ...fact(first), at: ['note', 'cut', 'soft'] },
      second: { ...fact(second), at: ['mid'] },
      opened: { as: 'recent', says: (row) => row.opened_at, sortBy: 'opened', at: ['aside'] },
      state: { as: 'chip', says: (row) => stateOf(visit, row), at: ['chip'] },
    },
  });
}
