import {
  type AuditRecord,
  type AuditVerdict,
  exportAudit,
  listAudit,
  verifyAudit,
} from '@sefira/contracts/admin-config/audit';
import {
  type ConfigurationChange,
  type ConfigurationItem,
  exportConfiguration,
  importConfiguration,
  listConfigurationHistory,
  readConfigurationItems,
  restoreConfiguration,
  writeConfiguration,
} from '@sefira/contracts/admin-config/configuration-calls';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { callOf, dataOf } from '../../../api/client/endpoint.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { configTexts } from '../../../texts/admin/admin.ts';
import { todayInBrazil } from '../../../ui/format/calendar-date.ts';
import { adminApi } from '../api.ts';

const silent = { isSilent: true } as const;

export type AuditFilters = Omit<RouteRequest<typeof listAudit>['query'], 'cursor' | 'limit'>;
type AuditPage = RouteAnswer<typeof listAudit>;

const configurationApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    configuration: build.query<readonly ConfigurationItem[], void>({
      query: () => callOf(readConfigurationItems),
      rawResponseSchema: readConfigurationItems.response,
      transformResponse: (answer: RouteAnswer<typeof readConfigurationItems>) => dataOf(answer),
      providesTags: ['Configuration'],
      extraOptions: { notice: () => configTexts.loadFailedToast },
    }),
    writeConfiguration: build.mutation<
      ConfigurationItem,
      { readonly key: string; readonly body: RouteRequest<typeof writeConfiguration>['body'] }
    >({
      query: ({ key, body }) => callOf(writeConfiguration, { params: { key }, body }),
      rawResponseSchema: writeConfiguration.response,
      transformResponse: (answer: RouteAnswer<typeof writeConfiguration>) => dataOf(answer),
      invalidatesTags: ['Configuration', 'Audit'],
      extraOptions: silent,
    }),
    configurationHistory: build.query<readonly ConfigurationChange[], string>({
      query: (key) => callOf(listConfigurationHistory, { params: { key } }),
      rawResponseSchema: listConfigurationHistory.response,
      transformResponse: (answer: RouteAnswer<typeof listConfigurationHistory>) => dataOf(answer),
      providesTags: ['Configuration'],
    }),
    restoreConfiguration: build.mutation<
      ConfigurationItem,
      { readonly key: string; readonly body: RouteRequest<typeof restoreConfiguration>['body'] }
    >({
      query: ({ key, body }) => callOf(restoreConfiguration, { params: { key }, body }),
      rawResponseSchema: restoreConfiguration.response,
      transformResponse: (answer: RouteAnswer<typeof restoreConfiguration>) => dataOf(answer),
      invalidatesTags: ['Configuration', 'Audit'],
      extraOptions: silent,
    }),
    importConfiguration: build.mutation<readonly string[], RouteRequest<typeof importConfiguration>['body']>({
      query: (body) => callOf(importConfiguration, { body }),
      rawResponseSchema: importConfiguration.response,
      transformResponse: (answer: RouteAnswer<typeof importConfiguration>) => dataOf(answer).changed,
      invalidatesTags: ['Configuration', 'Audit'],
      extraOptions: silent,
    }),
    downloadConfiguration: build.mutation<null, void>({
      query: () => callOf(exportConfiguration),
      rawResponseSchema: exportConfiguration.response,
      transformResponse: (answer: RouteAnswer<typeof exportConfiguration>) => {
        const file = new Blob([`${JSON.stringify(answer, null, 2)}\n`], { type: 'application/json' });
        saveFile(file, `configuracoes_${todayInBrazil()}.json`);
        return null;
      },
    }),
    audit: build.infiniteQuery<AuditPage, AuditFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) =>
        callOf(listAudit, { query: pageParam ? { ...queryArg, cursor: pageParam } : queryArg }),
      rawResponseSchema: listAudit.response,
      providesTags: ['Audit'],
      keepUnusedDataFor: 0,
    }),
    verifyAudit: build.mutation<AuditVerdict, void>({
      query: () => callOf(verifyAudit),
      rawResponseSchema: verifyAudit.response,
      transformResponse: (answer: RouteAnswer<typeof verifyAudit>) => dataOf(answer),
    }),
    downloadAudit: build.mutation<null, { readonly filters: AuditFilters; readonly format: 'csv' | 'json' }>({
      query: ({ filters, format }) => ({
        ...callOf(exportAudit, { query: { ...filters, format } }),
        responseHandler: (answer) => (answer.ok ? answer.blob() : answer.json()),
      }),
      transformResponse: (file: Blob, _meta, { format }) => {
        saveFile(file, `auditoria_${todayInBrazil()}.${format}`);
        return null;
      },
    }),
  }),
});

export type { AuditRecord };

export const {
  useConfigurationQuery,
  useWriteConfigurationMutation,
  useConfigurationHistoryQuery,
  useRestoreConfigurationMutation,
  useImportConfigurationMutation,
  useDownloadConfigurationMutation,
  useAuditInfiniteQuery,
  useVerifyAuditMutation,
  useDownloadAuditMutation,
} = configurationApi;
