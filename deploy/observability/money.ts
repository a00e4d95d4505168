import { type Dashboard, share } from './dashboard.ts';

/** Payments and credits. */
export const money: Dashboard = {
  uid: 'sefira-money',
  title: 'Sefira · Dinheiro e créditos',
  rows: [
    {
      title: 'Pagamentos',
      panels: [
        {
          title: 'Pagamentos por estado',
          description: 'Na última hora, pelo estado que alcançaram.',
          unit: 'short',
          targets: [
            {
              expression: 'sum by (method, state) (increase(sefira_payments_total[1h]))',
              legend: '{{method}} {{state}}',
            },
          ],
        },
        {
          title: 'Reais recebidos',
          description: 'Aprovados na última hora, menos o que foi devolvido.',
          unit: 'currencyBRL',
          targets: [
            {
              expression: 'sum(increase(sefira_payment_cents_total{state="approved"}[1h])) / 100',
              legend: 'aprovados',
            },
            {
              expression: 'sum(increase(sefira_payment_cents_total{state="refunded"}[1h])) / 100',
              legend: 'devolvidos',
            },
          ],
        },
        {
          title: 'Recusas',
          description: 'Parte recusada dos pagamentos que tiveram resposta.',
          unit: 'percentunit',
          warning: 0.3,
          critical: 0.5,
          targets: [
            {
              expression: share(
                'sefira_payments_total{state="declined"}[30m]',
                'sefira_payments_total{state=~"approved|declined"}[30m]',
                'provider',
              ),
              legend: '{{provider}}',
            },
          ],
        },
      ],
    },
    {
      title: 'Créditos',
      panels: [
        {
          title: 'Créditos cobrados',
          description: 'Por hora; o que uma cota do plano cobre conta à parte.',
          unit: 'short',
          targets: [
            { expression: 'sum by (source) (increase(sefira_credits_charged_total[1h]))', legend: '{{source}}' },
          ],
        },
        {
          title: 'Usos pedidos',
          description: 'Reservas por serviço e resultado, por hora.',
          unit: 'short',
          targets: [
            {
              expression: 'sum by (charged_service, outcome) (increase(sefira_charges_reserved_total[1h]))',
              legend: '{{charged_service}} {{outcome}}',
            },
          ],
        },
        {
          title: 'Recusados por falta de créditos',
          description: 'Parte dos pedidos de uso que a carteira não cobria.',
          unit: 'percentunit',
          targets: [
            {
              expression: share(
                'sefira_charges_reserved_total{outcome="refused"}[1h]',
                'sefira_charges_reserved_total[1h]',
                'charged_service',
              ),
              legend: '{{charged_service}}',
            },
          ],
        },
      ],
    },
    {
      title: 'Modelo do chat',
      panels: [
        {
          title: 'Custo',
          description: 'Dólares por hora, pelos preços configurados; vazio com o assistente embutido.',
          unit: 'currencyUSD',
          targets: [
            { expression: 'sum by (model) (increase(sefira_model_cost_dollars_total[1h]))', legend: '{{model}}' },
          ],
        },
        {
          title: 'Tokens',
          description: 'Por hora, de entrada e de saída.',
          unit: 'short',
          targets: [
            {
              expression: 'sum by (model, direction) (increase(sefira_model_tokens_total[1h]))',
              legend: '{{model}} {{direction}}',
            },
          ],
        },
      ],
    },
  ],
};
