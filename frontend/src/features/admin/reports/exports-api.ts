import { createExport, downloadExport, type ExportFile, listExports } from '@sefira/contracts/admin-config/exports';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { callOf, dataOf } from '../../../api/client/endpoint.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { exportTexts } from '../../../texts/admin/admin.ts';
import { adminApi } from '../api.ts';

const exportsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Export'] }).injectEndpoints({
  endpoints: (build) => ({
    exports: build.query<readonly ExportFile[], void>({
      query: () => callOf(listExports),
      rawResponseSchema: listExports.response,
      transformResponse: (answer: RouteAnswer<typeof listExports>) => dataOf(answer),
      providesTags: ['Export'],
    }),
    createExport: build.mutation<ExportFile, RouteRequest<typeof createExport>['body']>({
      query: (body) => callOf(createExport, { body }),
      rawResponseSchema: createExport.response,
      transformResponse: (answer: RouteAnswer<typeof createExport>) => dataOf(answer),
      invalidatesTags: ['Export', 'Audit'],
      extraOptions: { notice: () => exportTexts.failed },
    }),
    downloadExport: build.mutation<null, ExportFile>({
      query: ({ id }) => ({
        ...callOf(downloadExport, { params: { id } }),
        responseHandler: (answer) => (answer.ok ? answer.blob() : answer.json()),
      }),
      transformResponse: (file: Blob, _meta, { file_name }) => {
        saveFile(file, file_name);
        return null;
      },
    }),
  }),
});

export const { useExportsQuery, useCreateExportMutation, useDownloadExportMutation } = exportsApi;
