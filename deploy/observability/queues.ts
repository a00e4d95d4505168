import { type Dashboard, quantile } from './dashboard.ts';

const range = '[$__rate_interval]';

/** Events, jobs and PDFs: what waits, how long, what fails. */
export const queues: Dashboard = {
  uid: 'sefira-queues',
  title: 'Sefira · Filas e PDFs',
  rows: [
    {
      title: 'O que espera',
      panels: [
        {
          title: 'Trabalho nas filas',
          description: 'Eventos e pedidos que esperam ou estão em mãos.',
          unit: 'short',
          targets: [
            {
              expression:
                'max by (queue) (sum by (queue, service, instance) (sefira_queue_jobs{state=~"waiting|prioritized|active"}))',
              legend: '{{queue}}',
            },
          ],
        },
        {
          title: 'Idade do mais antigo',
          description: 'Há quanto tempo espera o primeiro de cada fila.',
          unit: 's',
          warning: 30,
          critical: 120,
          targets: [{ expression: 'max by (queue) (sefira_queue_oldest_seconds)', legend: '{{queue}}' }],
        },
        {
          title: 'Mensagens mortas',
          description: 'Falharam em todas as tentativas e esperam por alguém: npm run dead-letters.',
          unit: 'short',
          kind: 'stat',
          critical: 1,
          targets: [{ expression: 'max by (service) (sefira_dead_letters)', legend: '{{service}}' }],
        },
      ],
    },
    {
      title: 'Eventos',
      panels: [
        {
          title: 'Fatos ainda não contados',
          description: 'Linhas do outbox que esperam pelo Redis.',
          unit: 'short',
          targets: [{ expression: 'max by (service) (sefira_outbox_pending)', legend: '{{service}}' }],
        },
        {
          title: 'Do fato ao efeito (p50 e p99)',
          description: 'A meta é 30 ms na mediana.',
          unit: 's',
          targets: [0.5, 0.99].map((q) => ({
            expression: quantile(q, 'sefira_event_lag_seconds_bucket', 'service'),
            legend: `{{service}} p${q * 100}`,
          })),
        },
        {
          title: 'Espera no outbox',
          description: 'Idade do fato mais antigo que ainda não foi contado.',
          unit: 's',
          critical: 60,
          targets: [{ expression: 'max by (service) (sefira_outbox_oldest_seconds)', legend: '{{service}}' }],
        },
        {
          title: 'Eventos contados',
          description: 'Do outbox às filas, por segundo.',
          unit: 'reqps',
          targets: [
            { expression: `sum by (event) (rate(sefira_events_published_total${range}))`, legend: '{{event}}' },
          ],
        },
        {
          title: 'Eventos ouvidos, por resultado',
          description: 'Repetidos não têm efeito; falhos voltam; mortos ficam.',
          unit: 'reqps',
          targets: [
            { expression: `sum by (outcome) (rate(sefira_events_handled_total${range}))`, legend: '{{outcome}}' },
          ],
        },
      ],
    },
    {
      title: 'Pedidos',
      panels: [
        {
          title: 'Pedidos feitos e falhos',
          description: 'Por segundo.',
          unit: 'reqps',
          targets: [
            {
              expression: `sum by (job, outcome) (rate(sefira_job_seconds_count${range}))`,
              legend: '{{job}} {{outcome}}',
            },
          ],
        },
        {
          title: 'Duração (p95)',
          description: 'De quando um processo o toma até o fim.',
          unit: 's',
          targets: [{ expression: quantile(0.95, 'sefira_job_seconds_bucket', 'job'), legend: '{{job}}' }],
        },
        {
          title: 'Espera na fila (p95)',
          description: 'Do pedido até um processo o tomar: quando cresce, faltam processos.',
          unit: 's',
          warning: 5,
          targets: [{ expression: quantile(0.95, 'sefira_job_wait_seconds_bucket', 'job'), legend: '{{job}}' }],
        },
      ],
    },
    {
      title: 'PDFs',
      panels: [
        {
          title: 'PDFs por minuto',
          description: 'Guardados com sucesso.',
          unit: 'short',
          targets: [
            {
              expression: `60 * sum(rate(sefira_pdf_stage_seconds_count{stage="saving",outcome="done"}${range}))`,
              legend: 'PDFs',
            },
          ],
        },
        {
          title: 'Etapas (p95)',
          description: 'Cálculo, desenho, paginação pelo Chromium, gravação.',
          unit: 's',
          targets: [{ expression: quantile(0.95, 'sefira_pdf_stage_seconds_bucket', 'stage'), legend: '{{stage}}' }],
        },
        {
          title: 'Falhas por etapa',
          description: 'Por segundo.',
          unit: 'reqps',
          targets: [
            {
              expression: `sum by (stage) (rate(sefira_pdf_stage_seconds_count{outcome="failed"}${range}))`,
              legend: '{{stage}}',
            },
          ],
        },
      ],
    },
  ],
};
