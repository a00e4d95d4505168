import { type Dashboard, quantile, share } from './dashboard.ts';

const ofService = 'service=~"$service"';
const range = '[$__rate_interval]';

/** Rate, errors and duration of calls and of the chat's events, by part. */
export const calls: Dashboard = {
  uid: 'sefira-calls',
  title: 'Sefira · Chamadas',
  rows: [
    {
      title: 'A porta',
      panels: [
        {
          title: 'Chamadas por segundo',
          description: 'Tudo que o gateway responde, por resultado.',
          unit: 'reqps',
          targets: [
            {
              expression: `sum by (status) (rate(sefira_call_seconds_count{service="gateway"}${range}))`,
              legend: '{{status}}',
            },
          ],
        },
        {
          title: 'Falhas (5xx)',
          description: 'Parte das chamadas que falha por nossa causa; o mês comporta 0,1 %.',
          unit: 'percentunit',
          warning: 0.001,
          critical: 0.01,
          targets: [
            {
              expression: share(
                `sefira_call_seconds_count{service="gateway",status=~"5.."}${range}`,
                `sefira_call_seconds_count{service="gateway"}${range}`,
                'service',
              ),
              legend: '5xx',
            },
          ],
        },
        {
          title: 'Duração na porta',
          description: 'Percentis 50, 95 e 99 de todas as chamadas, PDFs também.',
          unit: 's',
          warning: 0.5,
          critical: 1,
          targets: [0.5, 0.95, 0.99].map((q) => ({
            expression: quantile(q, 'sefira_call_seconds_bucket{service="gateway"}', ''),
            legend: `p${q * 100}`,
          })),
        },
      ],
    },
    {
      title: 'Por parte',
      panels: [
        {
          title: 'Chamadas por segundo, por parte',
          description: 'O que cada serviço responde.',
          unit: 'reqps',
          targets: [
            {
              expression: `sum by (service) (rate(sefira_call_seconds_count{${ofService}}${range}))`,
              legend: '{{service}}',
            },
          ],
        },
        {
          title: 'Falhas por parte',
          description: 'Parte das chamadas em 5xx.',
          unit: 'percentunit',
          critical: 0.01,
          targets: [
            {
              expression: share(
                `sefira_call_seconds_count{${ofService},status=~"5.."}${range}`,
                `sefira_call_seconds_count{${ofService}}${range}`,
                'service',
              ),
              legend: '{{service}}',
            },
          ],
        },
        {
          title: 'Duração por parte (p95)',
          description: 'Onde o tempo fica.',
          unit: 's',
          targets: [
            {
              expression: quantile(0.95, `sefira_call_seconds_bucket{${ofService}}`, 'service'),
              legend: '{{service}}',
            },
          ],
        },
        {
          title: 'Rotas mais lentas (p95)',
          description: 'As dez rotas com o maior percentil 95.',
          unit: 's',
          targets: [
            {
              expression: `topk(10, ${quantile(0.95, `sefira_call_seconds_bucket{${ofService}}`, 'service, route')})`,
              legend: '{{service}} {{route}}',
            },
          ],
        },
        {
          title: 'Rotas que mais falham',
          description: 'As dez rotas com mais 5xx por segundo.',
          unit: 'reqps',
          targets: [
            {
              expression: `topk(10, sum by (service, route) (rate(sefira_call_seconds_count{${ofService},status=~"5.."}${range})))`,
              legend: '{{service}} {{route}}',
            },
          ],
        },
      ],
    },
    {
      title: 'Logins',
      panels: [
        {
          title: 'Logins por resultado',
          description: 'Com senha certa, com senha errada, ou recusados por um limite; em todas as contas.',
          unit: 'reqps',
          targets: [{ expression: `sum by (outcome) (rate(sefira_logins_total${range}))`, legend: '{{outcome}}' }],
        },
        {
          title: 'Logins que falham',
          description: 'Parte de todos. Acima da metade, alguém tenta senhas roubadas.',
          unit: 'percentunit',
          warning: 0.3,
          critical: 0.5,
          targets: [
            {
              expression: `sum(rate(sefira_logins_total{outcome=~"wrong|refused"}${range})) / sum(rate(sefira_logins_total${range}))`,
              legend: 'falhas',
            },
          ],
        },
      ],
    },
    {
      title: 'Chat',
      panels: [
        {
          title: 'Conexões abertas',
          description: 'WebSockets pelos gateways e nos nós do chat (ali também os que consultam).',
          unit: 'short',
          targets: [{ expression: 'sum by (service) (sefira_sockets)', legend: '{{service}}' }],
        },
        {
          title: 'Eventos das conexões',
          description: 'O que os navegadores mandam, por resultado.',
          unit: 'reqps',
          targets: [
            {
              expression: `sum by (event, outcome) (rate(sefira_socket_event_seconds_count${range}))`,
              legend: '{{event}} {{outcome}}',
            },
          ],
        },
        {
          title: 'Duração dos eventos (p99)',
          description: 'Do recebido ao confirmado.',
          unit: 's',
          warning: 0.15,
          targets: [{ expression: quantile(0.99, 'sefira_socket_event_seconds_bucket', 'event'), legend: '{{event}}' }],
        },
      ],
    },
  ],
};
