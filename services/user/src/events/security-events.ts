import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { notificationKinds } from '@sefira/contracts/user/notifications';
import type { EventDelivery } from '@sefira/messaging/consumer';
import type { UserContext } from '../context.ts';
import type { MailTemplateName } from '../mail/render.ts';
import { notify } from '../use-cases/notify.ts';
import { requestMail } from '../use-cases/request-mail.ts';

type SecurityEvent =
  | EventEnvelope<'password.changed'>
  | EventEnvelope<'device.added'>
  | EventEnvelope<'session.reused'>
  | EventEnvelope<'second_factor.changed'>
  | EventEnvelope<'email.confirmed'>;

interface Notice {
  readonly kind: (typeof notificationKinds)[number];
  readonly title: string;
  readonly text: string;
  readonly mail: { readonly template: MailTemplateName; readonly data: Record<string, string | boolean> } | null;
}

/** Events of an account's security notify in the product and by e-mail, regardless of preferences. */
export async function onSecurityEvent({
  event,
  transaction,
  context,
}: EventDelivery<SecurityEvent['name'], UserContext>): Promise<void> {
  const { userId, name, email } = event.payload;
  const { kind, title, text, mail } = noticeOf(event);
  await notify(context, transaction, { userId, kind, cause: event.id, title, text, link: '/perfil?aba=seguranca' });
  if (!mail) return;
  const sent = { cause: `security:${event.id}`, template: mail.template, recipient: email, userId };
  await requestMail(context, transaction, { ...sent, data: { name, ...mail.data } });
}

function noticeOf(event: SecurityEvent): Notice {
  switch (event.name) {
    case 'password.changed': {
      const { device, place, isReset, changedAt: at } = event.payload;
      return {
        kind: 'password_changed',
        title: 'Senha alterada',
        text: isReset ? 'A senha foi redefinida por e-mail.' : `A senha foi alterada em ${device}.`,
        mail: { template: 'passwordChanged', data: { device, place, isReset, at } },
      };
    }
    case 'device.added': {
      const { device, place, addedAt: at } = event.payload;
      return {
        kind: 'device_added',
        title: 'Novo acesso à sua conta',
        text: `Entrada por um aparelho novo: ${device}. Não foi você? Troque a senha.`,
        mail: { template: 'newDevice', data: { device, place, at } },
      };
    }
    case 'session.reused': {
      const { device, place, reusedAt: at } = event.payload;
      return {
        kind: 'session_reused',
        title: 'Sessão encerrada por precaução',
        text: `Um código de acesso antigo foi usado de novo (${device}).`,
        mail: { template: 'sessionReused', data: { device, place, at } },
      };
    }
    case 'second_factor.changed': {
      const { device, place, isEnabled, changedAt: at } = event.payload;
      return {
        kind: 'second_factor_changed',
        title: isEnabled ? 'Verificação em duas etapas ativada' : 'Verificação em duas etapas desativada',
        text: isEnabled ? 'O login agora pede também um código.' : 'O login volta a pedir só a senha.',
        mail: { template: 'secondFactorChanged', data: { device, place, isEnabled, at } },
      };
    }
    case 'email.confirmed':
      return { kind: 'email_confirmed', title: 'E-mail confirmado', text: 'Seu e-mail está confirmado.', mail: null };
  }
}
