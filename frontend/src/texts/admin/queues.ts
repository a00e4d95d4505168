import type { DeadLettersOfService } from '@sefira/contracts/admin-config/failures';

/** The services by their subject. */
export const serviceNames: Readonly<Record<DeadLettersOfService['service'], string>> = {
  auth: 'Acesso',
  user: 'Contas',
  numerology: 'Análises',
  reports: 'Relatórios',
  billing: 'Pagamentos',
  chat: 'Chat',
  'admin-config': 'Administração',
  content: 'Conteúdo',
  reseller: 'Revenda',
};

const jobQueues: Readonly<Record<string, string>> = {
  'reports-render': 'PDFs',
  'reports-render_for_guest': 'PDFs de visitantes',
  'mail-send': 'E-mails',
  'mail-send_bulk': 'E-mails em massa',
  'notification-publish': 'Notificações',
  'billing-payment': 'Avisos de pagamento',
  'admin-export': 'Exportações',
  'chat-answer': 'Respostas do chat',
  'newsletter-send': 'Newsletter',
};

const kinds: Readonly<Record<string, string>> = { events: 'Eventos', schedules: 'Tarefas programadas' };

/** A queue in words; a queue without words keeps its name. */
export function queueName(queue: string): string {
  const [kind = '', ...rest] = queue.split('-');
  const service = Object.entries(serviceNames).find(([id]) => id === rest.join('-'))?.[1];
  return jobQueues[queue] ?? (kinds[kind] && service ? `${kinds[kind]}: ${service}` : queue);
}
