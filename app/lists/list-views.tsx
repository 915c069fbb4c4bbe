import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { field, input, label as labelClass } from '#app/ui/fields/field.css.ts';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { panel, save, saveSummary, viewsLine } from '#app/ui/table/list-views.css.ts';
import type { ListView } from './list-page.server.ts';

const NOTHING = '0';

export interface ListViewLink {
  label: string;
  href: string;
  /** How many are in it; 0 is not drawn. */
  count?: string;
  /** How many of them are late; the note says it in words. */
  late?: string;
  /** Age of the oldest, or what they come to. */
  note?: string;
  current?: boolean;
}

interface ListViewsProps {
  label: string;
  items: readonly ListViewLink[];
  /** Path of the list, and what the reader saved of it; absent where nothing can be saved. */
  path?: string;
  saved?: ListView['saved'];
}

/** Ways to look at a list, each with its address: its own, those that were saved, and the way to save this one. What holds nothing is left out, but for the one with which the list begins: a search in it would lose the way back. */
export function ListViews({ label, items, path, saved }: ListViewsProps) {
  const shown = items.filter(({ count, current, href }) => current || href === path || count !== NOTHING);
  const tabs = shown.map((item) => (item.count === NOTHING ? { ...item, count: undefined } : item));
  const isKnown = tabs.some(({ current }) => current);
  return (
    <div className={viewsLine}>
      <Tabs label={label} items={[...tabs, ...(saved?.views ?? [])]} />
      {path && saved && saved.query !== '' && !isKnown && <SaveView path={path} saved={saved} />}
    </div>
  );
}

function SaveView({ path, saved: { views, query, nameBounds } }: { path: string; saved: ListView['saved'] }) {
  const { t } = useTranslation('ui');
  const kept = views.find(({ current }) => current);
  const where = (
    <>
      <input type="hidden" name="list" value={path} />
      <input type="hidden" name="query" value={query} />
    </>
  );
  if (kept) {
    return (
      <form method="post" action="/resources/views" className={save}>
        {where}
        <button type="submit" className={saveSummary} name="intent" value="remove">
          {t('viewRemove')}
        </button>
      </form>
    );
  }
  return (
    <details className={save} data-menu="">
      <summary className={saveSummary}>+ {t('viewSave')}</summary>
      <form method="post" action="/resources/views" className={panel} noValidate>
        {where}
        <div className={field}>
          <label className={labelClass} htmlFor="view-name">
            {t('viewName')}
          </label>
          <input id="view-name" className={input} name="name" {...nameBounds} autoComplete="off" />
        </div>
        <Button>{t('viewSave')}</Button>
      </form>
    </details>
  );
}
