import { printNames } from '@sefira/contracts/reports/names';
import type { RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf } from '../../api/client/endpoint.ts';
import { type PdfOutcome, pdfQuery } from '../../api/files/pdf.ts';

type PrintOrder = RouteRequest<typeof printNames>['body'] & { readonly fileName: string };

const namesApi = api.injectEndpoints({
  endpoints: (build) => ({
    printNames: build.mutation<PdfOutcome, PrintOrder>({
      queryFn: pdfQuery(({ fileName, ...body }: PrintOrder) => ({ call: callOf(printNames, { body }), fileName })),
    }),
  }),
});

export const { usePrintNamesMutation } = namesApi;
