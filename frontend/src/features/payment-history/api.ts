import { readOrderReceipt, receiptNumber } from '@sefira/contracts/billing-orders';
import { api } from '../../api/api.ts';
import { callOf } from '../../api/endpoint.ts';
import { fileQuery } from '../../api/file.ts';
import { receiptTexts } from '../../texts/payments.ts';

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderReceipt: build.mutation<null, string>({
      queryFn: fileQuery((id: string) => ({
        call: callOf(readOrderReceipt, { params: { id } }),
        fileName: receiptTexts.file(receiptNumber(id)),
      })),
      extraOptions: { notice: () => receiptTexts.downloadFailed },
    }),
  }),
});

export const { useOrderReceiptMutation } = paymentsApi;
