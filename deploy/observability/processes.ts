import type { Dashboard } from './dashboard.ts';

const ofService = 'service=~"$service"';

/** Processes: processor, memory, event loop, connections. */
export const processes: Dashboard = {
  uid: 'sefira-processes',
  title: 'Sefira · Processos',
  rows: [
    {
      title: 'Recursos',
      panels: [
        {
          title: 'Processador',
          description: 'Núcleos em uso por parte, somadas as réplicas.',
          unit: 'short',
          targets: [
            {
              expression: `sum by (service) (rate(process_cpu_seconds_total{${ofService}}[$__rate_interval]))`,
              legend: '{{service}}',
            },
          ],
        },
        {
          title: 'Memória',
          description: 'Residente, a maior réplica de cada parte; o Chromium conta à parte.',
          unit: 'bytes',
          targets: [
            { expression: `max by (service) (process_resident_memory_bytes{${ofService}})`, legend: '{{service}}' },
          ],
        },
        {
          title: 'Atraso do laço de eventos (p99)',
          description: 'Acima de meio segundo o processo não dá conta.',
          unit: 's',
          warning: 0.1,
          critical: 0.5,
          targets: [
            { expression: `max by (service) (nodejs_eventloop_lag_p99_seconds{${ofService}})`, legend: '{{service}}' },
          ],
        },
        {
          title: 'Conexões com o banco',
          description: 'Abertas, livres e chamadas que esperam por uma, somadas as réplicas.',
          unit: 'short',
          targets: [
            {
              expression: `sum by (service, state) (sefira_database_connections{${ofService}})`,
              legend: '{{service}} {{state}}',
            },
          ],
        },
        {
          title: 'Inícios',
          description: 'Processos que começaram na última meia hora.',
          unit: 'short',
          targets: [
            {
              expression: `sum by (service) (changes(process_start_time_seconds{${ofService}}[30m]))`,
              legend: '{{service}}',
            },
          ],
        },
        {
          title: 'Coleta de lixo',
          description: 'Segundos por segundo.',
          unit: 'percentunit',
          targets: [
            {
              expression: `sum by (service) (rate(nodejs_gc_duration_seconds_sum{${ofService}}[$__rate_interval]))`,
              legend: '{{service}}',
            },
          ],
        },
      ],
    },
  ],
};
