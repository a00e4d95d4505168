import type { Notification } from '@sefira/contracts/user/notifications';
import {
  BadgeCheck,
  Banknote,
  CalendarClock,
  CalendarX2,
  Coins,
  CreditCard,
  FileCheck2,
  FilePenLine,
  FileX2,
  Handshake,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  ReceiptText,
  ShieldAlert,
  ShieldCheck,
  Sparkles,
  Sun,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { isOpen } from '../../shared/navigation/paths.ts';
import { notificationTexts as texts } from '../../texts/account/notifications.ts';
import { agoOf } from '../../ui/format/moment.ts';
import { useReadNotificationMutation } from './api.ts';
import type { NotificationGroup } from './group-notifications.ts';

const icons = {
  report_completed: FileCheck2,
  report_failed: FileX2,
  rule_corrected: FilePenLine,
  password_changed: KeyRound,
  device_added: MonitorSmartphone,
  session_reused: ShieldAlert,
  second_factor_changed: ShieldCheck,
  email_confirmed: BadgeCheck,
  welcome: Sparkles,
  order_paid: ReceiptText,
  order_refunded: Undo2,
  renewal_due: CalendarClock,
  payment_failed: CreditCard,
  plan_ended: CalendarX2,
  credits_low: Coins,
  reseller_decided: Handshake,
  payout_settled: Banknote,
  daily_message: Sun,
} as const satisfies Record<Notification['kind'], LucideIcon>;

/** A notification, or several that say the same: following its link marks them read; without a link a button does. */
export function NotificationItem({ group }: { readonly group: NotificationGroup }) {
  const { kind, title, text, link, createdAt } = group.newest;
  const isRead = group.unreadIds.length === 0;
  const [read, { isLoading }] = useReadNotificationMutation();
  const mark = () => {
    for (const id of group.unreadIds) void read(id);
  };
  const Icon = icons[kind];
  const content = (
    <>
      <Icon
        aria-hidden="true"
        strokeWidth={1.5}
        className={`mt-0.5 size-5.5 shrink-0 ${isRead ? 'text-muted' : 'text-accent'}`}
      />
      <span className="min-w-0 flex-1">
        <span className={`block ${isRead ? '' : 'font-semibold'}`}>
          {title}
          {group.ids.length > 1 ? <span className="text-muted"> {texts.times(group.ids.length)}</span> : null}
          {isRead ? null : <span className="sr-only"> ({texts.unread})</span>}
        </span>
        <span className="block text-small text-muted">{text}</span>
        <time dateTime={createdAt} className="block text-fine text-muted">
          {agoOf(createdAt)}
        </time>
      </span>
      {isRead ? null : <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-accent" />}
    </>
  );
  const row = 'flex w-full items-start gap-x-3 rounded-lg px-3 py-3 text-start';
  if (link && isOpen(link)) {
    return (
      <Link to={link} onClick={mark} className={`${row} hover:bg-default`}>
        {content}
      </Link>
    );
  }
  return (
    <div className={`${row} max-sm:flex-wrap`}>
      {content}
      {isRead ? null : (
        <button
          type="button"
          disabled={isLoading}
          onClick={mark}
          className="text-link min-h-9 shrink-0 cursor-pointer text-fine max-sm:basis-full max-sm:ps-8.5 max-sm:text-start"
        >
          {texts.markRead}
        </button>
      )}
    </div>
  );
}
