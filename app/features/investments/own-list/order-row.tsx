import { Chip } from '#app/ui/controls/chip.tsx';
import { about, act, cover, next, row, rowCurrent, standing, title, total, unbroken } from './order-row.css.ts';
import type { OrderRowData } from './order-row.server.ts';

/** Three lines at any width: what and how much, which and how it stands, who acts next and the one thing to do. The whole row opens its sheet. */
export function OrderRow({ row: data }: { row: OrderRowData }) {
  return (
    <li className={data.current ? rowCurrent : row}>
      <img className={cover} src={data.cover} alt="" width="56" height="40" loading="lazy" decoding="async" />
      <a className={title} href={data.href} aria-current={data.current ? 'true' : undefined}>
        {data.title}
      </a>
      <span className={total}>{data.total}</span>
      <span className={about}>
        {data.tokens} · <span className={unbroken}>{data.reference}</span>
      </span>
      <span className={standing}>
        <Chip tone={data.status.tone}>{data.status.label}</Chip>
      </span>
      <span className={next}>{data.next}</span>
      {data.act && (
        <a className={act} href={data.act.href}>
          {data.act.label}
        </a>
      )}
    </li>
  );
}
