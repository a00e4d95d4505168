import { formatLine } from './boleto.ts';
import { testCards } from './cards.ts';
import { formatInstant, formatMoney, page, escapeHtml as text } from './html.ts';
import type { Payment } from './payment.ts';
import type { Delivery } from './webhooks.ts';

const statusNames: Readonly<Record<Payment['status'], string>> = {
  pending: 'Aguardando pagamento',
  review: 'Em análise',
  approved: 'Pago',
  declined: 'Recusado',
  cancelled: 'Cancelado',
  expired: 'Vencido',
  refunded: 'Devolvido',
  charged_back: 'Contestado',
};

const methodNames: Readonly<Record<Payment['method'], string>> = {
  'credit-card': 'Cartão de crédito',
  pix: 'PIX',
  boleto: 'Boleto',
  paypal: 'PayPal',
};

function button(action: string, label: string, back: string, fields: Readonly<Record<string, string>> = {}): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`,
  );
  return `<form method="post" action="${text(action)}?back=${text(back)}">${inputs.join('')}<button>${text(label)}</button></form>`;
}

/** The page on which a person plays the payer and the bank. */
export function payPage(payment: Payment): string {
  const back = `/pay/${payment.id}`;
  const act = (action: string, label: string) => button(`/control/payments/${payment.id}/${action}`, label, back);
  const isOpen = payment.status === 'pending' || payment.status === 'review';
  const actions = [
    ...(isOpen ? [act('pay', 'Pagar'), act('decline', 'Recusar'), act('expire', 'Deixar vencer')] : []),
    ...(payment.status === 'expired' ? [act('pay', 'Pagar mesmo vencido')] : []),
    ...(payment.status === 'approved' ? [act('charge-back', 'Contestar')] : []),
    ...(payment.status === 'charged_back' ? [act('win-dispute', 'Dar razão à loja')] : []),
  ];
  const instructions = payment.pix
    ? `<img src="/pix/${payment.id}.png" width="220" height="220" alt="QR Code do PIX"><label>PIX copia e cola<textarea readonly rows="4">${text(payment.pix.copyPaste)}</textarea></label>`
    : payment.boleto
      ? `<label>Linha digitável<textarea readonly rows="2">${formatLine(payment.boleto.line)}</textarea></label><p><a href="/boleto/${payment.id}.pdf">Boleto em PDF</a>, vence em ${payment.boleto.dueDate.split('-').reverse().join('/')}</p>`
      : '';
  return page(
    'Pagamento',
    `<h1>${text(payment.description)}</h1>
<p class="sum">${formatMoney(payment.amountCents)}</p>
<p>${methodNames[payment.method]} de ${text(payment.payer.name)}: <strong data-testid="status">${statusNames[payment.status]}</strong></p>
${payment.expiresAt ? `<p>Vale até ${formatInstant(payment.expiresAt)}</p>` : ''}
${payment.failureReason ? `<p>${text(payment.failureReason)}</p>` : ''}
${instructions}
<div class="actions">${actions.join('')}</div>`,
  );
}

/** All payments, the clock and the way messages travel. */
export function homePage(payments: readonly Payment[], now: Date, delivery: Delivery, held: number): string {
  const rows = payments.slice(0, 200).map(
    (payment) => `<tr><td>${formatInstant(payment.createdAt)}</td>
<td><a href="/pay/${payment.id}">${text(payment.description)}</a></td>
<td>${methodNames[payment.method]}</td><td>${formatMoney(payment.amountCents)}</td><td>${statusNames[payment.status]}</td></tr>`,
  );
  const cards = testCards.map(
    ({ number, label }) => `<tr><td>${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</td><td>${text(label)}</td></tr>`,
  );
  const day = 86_400;
  const clock = [
    [600, '+ 10 minutos'],
    [day, '+ 1 dia'],
    [7 * day, '+ 7 dias'],
    [31 * day, '+ 31 dias'],
  ] as const;
  return page(
    'Provedor de testes',
    `<h1>Pagamentos</h1>
${rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : '<p>Ainda não há pagamentos.</p>'}
<h2>Cartões de teste</h2>
<table><tbody>${cards.join('')}</tbody></table>
<p>Qualquer validade futura e qualquer código de segurança servem.</p>
<h2>Relógio</h2>
<p>Para o provedor são ${formatInstant(now.toISOString())}.</p>
<div class="actions">${clock.map(([seconds, label]) => button('/control/clock', label, '/', { moveSeconds: String(seconds) })).join('')}</div>
<h2>Avisos à loja</h2>
<p>${delivery.isHeld ? `Retidos (${held} à espera)` : 'Enviados na hora'}, ${delivery.copies} de cada, atraso de ${delivery.delayMilliseconds / 1000} s${delivery.isReversed ? ', do mais novo ao mais antigo' : ''}.</p>
<div class="actions">
${button('/control/webhooks', delivery.isHeld ? 'Enviar na hora' : 'Reter', '/', { isHeld: String(!delivery.isHeld) })}
${button('/control/webhooks', delivery.isReversed ? 'Na ordem' : 'Inverter a ordem', '/', { isReversed: String(!delivery.isReversed) })}
${button('/control/webhooks', delivery.copies > 1 ? 'Um de cada' : 'Cinco de cada', '/', { copies: delivery.copies > 1 ? '1' : '5' })}
${button('/control/webhooks', delivery.delayMilliseconds > 0 ? 'Sem atraso' : 'Atrasar 10 s', '/', { delayMilliseconds: delivery.delayMilliseconds > 0 ? '0' : '10000' })}
${button('/control/webhooks/release', 'Soltar os retidos', '/')}
</div>`,
  );
}
