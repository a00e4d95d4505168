import type { Dashboard } from './dashboard.ts';

/** What is broken, since when, for whom. */
export const now: Dashboard = {
  uid: 'sefira-now',
  title: 'Sefira · Agora',
  rows: [
    {
      title: 'O que está errado',
      panels: [
        {
          title: 'Alertas, e há quanto tempo',
          description: 'Cada alerta que dispara; a sua página diz o que fazer (docs/runbooks/alerts.md).',
          unit: 's',
          kind: 'stat',
          warning: 1,
          targets: [
            {
              expression:
                'time() - max by (alertname, service, queue) (ALERTS_FOR_STATE{alertname=~"Sefira.+"} and ALERTS{alertname=~"Sefira.+",alertstate="firing"})',
              legend: '{{alertname}} {{service}} {{queue}}',
            },
          ],
        },
        {
          title: 'O percurso de uma pessoa nova',
          description: 'Segundos de cada passo do último percurso.',
          unit: 's',
          kind: 'stat',
          warning: 10,
          critical: 60,
          targets: [{ expression: 'max by (step) (sefira_journey_seconds)', legend: '{{step}}' }],
        },
        {
          title: 'Último percurso inteiro',
          description: 'Há quanto tempo alguém conseguiu se cadastrar, analisar, baixar o PDF e conversar.',
          unit: 's',
          kind: 'stat',
          warning: 180,
          critical: 300,
          targets: [{ expression: 'time() - max(sefira_journey_success_timestamp_seconds)', legend: 'percurso' }],
        },
      ],
    },
    {
      title: 'Para quem',
      panels: [
        {
          title: 'Chamadas que falham, por rota',
          description: 'As dez rotas com mais respostas 5xx por segundo.',
          unit: 'reqps',
          targets: [
            {
              expression:
                'topk(10, sum by (route) (rate(sefira_call_seconds_count{service="gateway",status=~"5.."}[$__rate_interval])))',
              legend: '{{route}}',
            },
          ],
        },
        {
          title: 'Parte das chamadas que falha',
          description: 'Em uma hora e em três dias; o mês comporta 0,1 %.',
          unit: 'percentunit',
          warning: 0.001,
          critical: 0.0144,
          targets: ['1h', '3d'].map((window) => ({
            expression: `sefira:calls_failed:ratio_rate${window}`,
            legend: window,
          })),
        },
        {
          title: 'Parte das chamadas de mais de um segundo',
          description: 'Em uma hora e em três dias, sem PDFs e exportações; o mês comporta 1 %.',
          unit: 'percentunit',
          warning: 0.01,
          critical: 0.144,
          targets: ['1h', '3d'].map((window) => ({
            expression: `sefira:calls_slow:ratio_rate${window}`,
            legend: window,
          })),
        },
      ],
    },
    {
      title: 'Onde',
      panels: [
        {
          title: 'Réplicas que respondem',
          description: 'Por parte; zero é uma parte que falta.',
          unit: 'short',
          kind: 'stat',
          targets: [{ expression: 'count by (service) (process_start_time_seconds)', legend: '{{service}}' }],
        },
        {
          title: 'PostgreSQL, Redis e o endereço público',
          description: 'Um responde, zero não.',
          unit: 'short',
          kind: 'stat',
          targets: [
            { expression: 'pg_up', legend: 'PostgreSQL {{instance}}' },
            { expression: 'redis_up', legend: 'Redis {{instance}}' },
            { expression: 'probe_success', legend: '{{instance}}' },
          ],
        },
        {
          title: 'O que mais espera',
          description: 'As cinco filas com o pedido mais antigo.',
          unit: 's',
          warning: 30,
          critical: 120,
          targets: [
            { expression: 'topk(5, max by (queue) (sefira_queue_oldest_seconds))', legend: '{{queue}}' },
            { expression: 'topk(3, max by (service) (sefira_outbox_oldest_seconds))', legend: 'outbox {{service}}' },
          ],
        },
      ],
    },
  ],
};
