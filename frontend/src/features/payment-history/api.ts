import { readOrderReceipt, receiptNumber } from '@sefira/contracts/billing/orders';
import { api } from '../../api/client/api.ts';
import { callOf } from '../../api/client/endpoint.ts';
import { fileQuery } from '../../api/files/file.ts';
import { receiptTexts } from '../../texts/billing/payment-history.ts';

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
