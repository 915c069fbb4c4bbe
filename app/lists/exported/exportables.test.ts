import { describe, expect, it } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ruleOf } from '#domain/access/route-table.ts';
import { EXPORTED_LIST_NAMES, exportedList } from '#domain/export/exported-lists.ts';
import { EXPORTABLES } from './exportables.ts';

const ID = '6f1f1bb4-61b8-4e1e-9a53-3d1f3bd5d0a1';
const OTHER = '0b0e0f5c-3f8d-4d62-8d1f-2f0b5b2f9a77';
const visit = {
  t: i18nOf('en', 'standard').i18n.getFixedT('en'),
  format: formatFor(DEFAULT_CUSTOMIZATION, 'en', new Date('2026-11-22T12:00:00Z')),
  customization: DEFAULT_CUSTOMIZATION,
  now: new Date('2026-11-22T12:00:00Z'),
} as unknown as SignedInVisit;
const params = (query = '') => new URLSearchParams(query);

describe('a list that can be exported', () => {
  it.each(EXPORTED_LIST_NAMES)('%s leads back to a page of the area in which it was exported', (name) => {
    for (const area of exportedList(name).areas) {
      const path = EXPORTABLES[name].path(area, ID, params(`issuance=${OTHER}`));
      expect(ruleOf(path.split('?')[0] ?? '')?.access).toBe(area);
    }
  });

  it.each(EXPORTED_LIST_NAMES)('%s is asked for all of itself, wherever in it one was', (name) => {
    const filter = EXPORTABLES[name].filter(visit, params('after=abc&before=def&page=3'));
    expect(Object.keys(filter)).toEqual(expect.not.arrayContaining(['after', 'before', 'page']));
  });

  it('earnings are those of the project or the person whose page it was, and lead back there', () => {
    const { filter, path } = EXPORTABLES.earnings;
    expect(filter(visit, params(`status=PAID&issuance=${ID}`))).toEqual({ status: 'PAID', issuance: ID });
    expect(filter(visit, params(`person=${OTHER}&status=nothing`))).toEqual({ person: OTHER });
    expect(path('manager', undefined, params(`issuance=${ID}`))).toBe(pathTo.manager.tokenEarnings(ID));
    expect(path('entrepreneur', undefined, params(`person=${OTHER}`))).toBe(
      pathTo.entrepreneur.investorEarnings(OTHER),
    );
    expect(path('manager', undefined, params())).toBe(pathTo.manager.earnings);
  });

  it('holders of a distribution are found by the distribution, and their page stands under its project', () => {
    const { filter, path } = EXPORTABLES.parts;
    expect(path('manager', ID, params(`issuance=${OTHER}`))).toBe(pathTo.manager.benefit(OTHER, ID));
    expect(filter(visit, params(`status=PENDING&sort=-net&issuance=${OTHER}`))).toEqual({
      status: 'PENDING',
      sort: '-net',
    });
  });

  it('movements of the account are the queue where the address says nothing, and everything only where it says so', () => {
    const { filter, chips } = EXPORTABLES.movements;
    const viewOf = (query: string) => filter(visit, params(query)).view;
    expect([viewOf(''), viewOf('view=all'), viewOf('view=resolved'), viewOf('view=odd')]).toEqual([
      'waiting',
      undefined,
      'resolved',
      'waiting',
    ]);
    expect(chips(visit, params('view=all&reason=part'))).toHaveLength(2);
    expect(chips(visit, params())).toEqual([]);
  });

  it('tokens keep their order, and leave out which of its columns were looked at', () => {
    expect(EXPORTABLES.tokens.filter(visit, params('view=terms&sort=-supply&label=offered'))).toEqual({
      sort: '-supply',
      label: 'offered',
    });
  });

  it('an investor’s own keep the tab, or the project and the status, of their page, and no order that is open beside', () => {
    expect(EXPORTABLES['own-orders'].filter(visit, params(`tab=signed&order=${ID}`))).toEqual({ tab: 'signed' });
    expect(EXPORTABLES['own-orders'].chips(visit, params('tab=signed'))).toHaveLength(1);
    expect(EXPORTABLES['own-earnings'].filter(visit, params(`issuance=${ID}&status=PAID&q=x`))).toEqual({
      issuance: ID,
      status: 'PAID',
    });
  });
});
