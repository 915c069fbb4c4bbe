import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import { type SavedView, viewOf as viewOfList } from '#domain/lists/saved-views.ts';
import { choice, chosenFrom, day, period, recordId, search, unseen } from './filter.ts';
import { listPage } from './list-page.server.ts';
import { keepViews, savedViews } from './saved-views.server.ts';

const LIST = listPage({
  texts: 'managed',
  filters: {
    q: search('managed:filter.search'),
    status: choice(['CHARGED', 'MINTED'], {
      label: 'managed:filter.status',
      any: 'managed:filter.anyStatus',
      named: 'statuses:investment',
    }),
    issuance: chosenFrom(recordId, {
      label: 'managed:filter.project',
      any: 'managed:filter.anyProject',
      unknown: 'managed:unknownProject',
    }),
    date: period({ label: 'managed:filter.date', any: 'managed:filter.anyDate' }),
    from: day({ label: 'managed:filter.from', chip: 'managed:from' }),
    to: day({ label: 'managed:filter.to', chip: 'managed:to' }),
    waiting: unseen(['proof']),
  },
  sorts: { columns: ['name', 'amount'], ascending: ['name'], first: '-amount' },
});

function visitOf(address: string, cookie = ''): SignedInVisit {
  const t = i18nOf('en', 'standard').i18n.getFixedT('en');
  const format = formatFor(DEFAULT_CUSTOMIZATION, 'en', new Date());
  const request = new Request('http://aurora.localhost', { headers: { Cookie: cookie } });
  const url = new URL(address, 'http://aurora.localhost');
  return { t, format, request, url, session: { user: { id: 'me' } } } as unknown as SignedInVisit;
}

const META = { per_page: 50, total: 120, more: false, first: 51, last: 100, previous: 'P', next: 'N' };

const viewOf = (address: string) => {
  const visit = visitOf(address);
  const asked = LIST.read(visit.url.searchParams);
  return LIST.view(visit, asked, { path: '/list', meta: META, keep: ['view'] });
};

describe('the address of a list', () => {
  it('keeps what fits and leaves out what does not, whatever the address says', () => {
    const params = new URLSearchParams(
      'status=CHARGED&issuance=a%2Fb&from=yesterday&after=%00&sort=password&q=%20Elena%20',
    );
    expect(LIST.read(params)).toEqual({ q: 'Elena', status: 'CHARGED', sort: '-amount' });
  });

  it('looks for the words that somebody typed, however odd, and for no more than a list takes', () => {
    const read = (q: string) => LIST.read(new URLSearchParams({ q })).q;
    expect([read('\u0000'), read('Ana\u0000Ruiz '), read('%_\\')]).toEqual([undefined, 'Ana Ruiz', '%_\\']);
    expect(read('x'.repeat(10_000))).toHaveLength(120);
  });

  it('never throws, and asks for nothing that the list does not know', () => {
    const names = fc.constantFrom('q', 'status', 'issuance', 'from', 'waiting', 'sort', 'after', 'before', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (query) => {
        const asked = LIST.read(new URLSearchParams(query));
        expect([undefined, 'CHARGED', 'MINTED']).toContain(asked.status);
        expect(['name', '-name', 'amount', '-amount']).toContain(asked.sort);
        expect(asked.q?.length ?? 1).toBeLessThanOrEqual(120);
      }),
    );
  });
});

describe('the rows of a list', () => {
  it('fills every control from the address, and names each filter that is on with its way off', () => {
    const list = viewOf('/list?q=Elena&status=CHARGED&view=grid&after=x');
    expect(list.fields.map(({ name, value }) => [name, value])).toEqual([
      ['q', 'Elena'],
      ['status', 'CHARGED'],
      ['issuance', ''],
      ['date', ''],
      ['from', ''],
      ['to', ''],
    ]);
    expect(list.applied).toEqual([
      { label: '“Elena”', removeHref: '/list?status=CHARGED&view=grid' },
      { label: 'Status: Paid', removeHref: '/list?q=Elena&view=grid' },
    ]);
    expect(list.clearHref).toBe('/list?view=grid');
  });

  it('tells the options of a choice line by line, and a name with a line end of its own stays one option', () => {
    const visit = visitOf('/list');
    const issuance = [{ value: '1', label: 'Roof\tof\nDelicias' }];
    const list = LIST.view(visit, {}, { path: '/list', meta: META, options: { issuance } });
    const optionsOf = (name: string) => list.fields.find((field) => field.name === name)?.options;
    expect([optionsOf('status'), optionsOf('issuance')]).toEqual([
      'CHARGED\tPaid\nMINTED\tTokens issued',
      '1\tRoof of Delicias',
    ]);
  });

  it('sends along what has no control: a view, and how the list is looked at', () => {
    expect(viewOf('/list?waiting=proof&sort=name&view=grid').hidden).toEqual([
      { name: 'waiting', value: 'proof' },
      { name: 'view', value: 'grid' },
    ]);
    expect(viewOf('/list?waiting=proof&sort=name').order).toBe('name');
    expect(viewOf('/list?sort=-amount').order).toBe('');
  });

  it('begins names with A and sums with the largest, and turns the order at the second press', () => {
    expect(viewOf('/list').sorts).toMatchObject({
      name: { href: '/list?sort=name' },
      amount: { href: '/list?sort=amount', direction: 'descending' },
    });
    expect(viewOf('/list?sort=name').sorts.name).toEqual({ href: '/list?sort=-name', direction: 'ascending' });
    expect(viewOf('/list?sort=-name').sorts.name).toEqual({ href: '/list?sort=name', direction: 'descending' });
  });
});

describe('a span of days is one control', () => {
  const visit = {
    now: new Date('2026-11-22T12:00:00Z'),
    customization: DEFAULT_CUSTOMIZATION,
  } as SignedInVisit;
  const daysOf = (query: string) => {
    const { from, to } = LIST.query(visit, LIST.read(new URLSearchParams(query)));
    return [from, to];
  };

  it('asks for the days of its name, or for those that are given', () => {
    expect(daysOf('date=7d')).toEqual(['2026-11-16', '2026-11-22']);
    expect(daysOf('date=last-month')).toEqual(['2026-10-01', '2026-10-31']);
    expect(daysOf('date=own&from=2026-10-03')).toEqual(['2026-10-03', undefined]);
    expect(daysOf('from=2026-10-03&to=2026-10-09')).toEqual(['2026-10-03', '2026-10-09']);
  });

  it('leaves out days that a name leaves no room for, in the controls and chips as in the call', () => {
    expect(daysOf('date=today&from=2020-01-01')).toEqual(['2026-11-22', '2026-11-22']);
    const list = viewOf('/list?date=today&from=2026-10-03');
    expect(list.fields.find(({ name }) => name === 'from')?.value).toBe('');
    expect(list.applied.map(({ label }) => label)).toEqual(['Date: Today']);
  });

  it('asks for the days of its own where none is given', () => {
    expect(viewOf('/list?date=own').asksForDays).toBe(true);
    expect(viewOf('/list?date=own&to=2026-10-03').asksForDays).toBe(false);
    expect(viewOf('/list?date=today').asksForDays).toBe(false);
  });
});

describe('saved views', () => {
  const view = viewOfList('/manager/users', 'To call', 'status=PENDING') as SavedView;
  const savedIn = (person: string, address: string) => {
    const visit = visitOf(address, `a=1; ${keepViews(person, [view]).split(';')[0]}`);
    const meta = { per_page: 50, total: 3, more: false, first: 1, last: 3, previous: null, next: null };
    return LIST.view(visit, LIST.read(visit.url.searchParams), { path: '/manager/users', meta }).saved;
  };

  it('are tabs of their own list, for the person who saved them', () => {
    const tab = { label: 'To call', href: '/manager/users?status=PENDING' };
    expect(savedIn('me', '/manager/users').views).toEqual([{ ...tab, current: false }]);
    expect(savedIn('me', '/manager/users?after=abc&status=PENDING').views).toEqual([{ ...tab, current: true }]);
    expect(savedIn('another', '/manager/users').views).toEqual([]);
  });

  it('are none where the cookie was written by somebody else’s hand', () => {
    for (const cookie of ['views=', 'views=bm90IGpzb24', 'views=bnVsbA', 'views=WzEsMl0']) {
      expect(savedViews(new Request('http://a.localhost', { headers: { Cookie: cookie } }), 'me')).toEqual([]);
    }
  });
});
