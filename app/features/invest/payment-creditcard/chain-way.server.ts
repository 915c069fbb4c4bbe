import type { SignedInVisit } from '#app/session/visit.ts';
import { qrPath } from '#app/ui/controls/qr-path.server.ts';
import type { NoticeTone } from '#app/ui/feedback/notice.tsx';
import type { Handover } from '#contract/handover.ts';
import { ethFigure, ethText } from '#domain/money/wei.ts';
import type { Language } from '#domain/tenant/language.ts';

type OnChain = Extract<Handover, { kind: 'address' }>;
type Stage = 'open' | 'part' | 'confirming' | 'over' | 'partOver';

const TONE: Record<Stage, NoticeTone> = {
  open: 'info',
  part: 'caution',
  confirming: 'positive',
  over: 'caution',
  partOver: 'caution',
};

/** A payment in ether as the page shows it: how it stands, and where to send what is missing as long as the rate holds. */
export function chainWay({ t, format, lang }: SignedInVisit, handover: OnChain) {
  const asked = BigInt(handover.amount_wei);
  const received = BigInt(handover.received_wei);
  const missing = received < asked ? asked - received : 0n;
  const stage = stageOf(received, missing, handover.rate_holds);
  const isAwaited = stage === 'open' || stage === 'part';
  const until = format.dateTime(handover.rate_expires_at);
  const missingText = ethText(missing);
  const figures = {
    received: etherFigure(ethText(received), lang),
    missing: etherFigure(missingText, lang),
    confirmations: Math.min(handover.confirmations, handover.confirmations_needed),
    needed: handover.confirmations_needed,
    until,
  };
  const standing = [
    {
      label: t('invest:chain.rate'),
      value: t('invest:chain.rateText', { rate: format.money(handover.rate) }),
      copy: '',
    },
    { label: t('invest:chain.until'), value: until, copy: '' },
    { label: t('invest:chain.received'), value: figures.received, copy: '' },
    { label: t('invest:chain.confirmations'), value: t('invest:chain.confirmationsText', figures), copy: '' },
    { label: t('invest:chain.refundTo.fact'), value: handover.refund_address, copy: '' },
  ];
  const toSend = [
    { label: t('invest:chain.address'), value: handover.address, copy: handover.address },
    { label: t('invest:chain.send'), value: figures.missing, copy: missingText },
  ];
  return {
    kind: handover.kind,
    stage,
    tone: TONE[stage],
    title: t(`invest:chain.stage.${stage}.title`, figures),
    text: t(`invest:chain.stage.${stage}.text`, figures),
    facts: isAwaited ? [...toSend, ...standing] : standing,
    uri: isAwaited ? handover.uri : null,
    qr: isAwaited ? qrPath(handover.uri) : null,
    walletHref: handover.wallet_url && `${handover.wallet_url}?lang=${lang}`,
    isAwaited,
    isOver: stage === 'over' || stage === 'partOver',
  };
}

export type ChainWay = ReturnType<typeof chainWay>;

function stageOf(received: bigint, missing: bigint, holds: boolean): Stage {
  if (missing === 0n) return 'confirming';
  if (holds) return received > 0n ? 'part' : 'open';
  return received > 0n ? 'partOver' : 'over';
}

function etherFigure(text: string, lang: Language): string {
  return `${ethFigure(text, lang)} ETH`;
}
