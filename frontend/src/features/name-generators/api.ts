import { printNames } from '@sefira/contracts/report-names';
import type { RouteRequest } from '@sefira/contracts/route';
import { api } from '../../api/api.ts';
import { callOf } from '../../api/endpoint.ts';
import { type PdfOutcome, pdfQuery } from '../../api/pdf.ts';

type PrintOrder = RouteRequest<typeof printNames>['body'] & { readonly fileName: string };

const namesApi = api.injectEndpoints({
  endpoints: (build) => ({
    printNames: build.mutation<PdfOutcome, PrintOrder>({
      queryFn: pdfQuery(({ fileName, ...body }: PrintOrder) => ({ call: callOf(printNames, { body }), fileName })),
    }),
  }),
});

export const { usePrintNamesMutation } = namesApi;
