import { createApi } from '@reduxjs/toolkit/query/react';
import { toast } from 'react-hot-toast/headless';
import { errorTexts } from '../../texts/common/errors.ts';
import { baseQuery } from './base-query.ts';

/** The one API of the application; features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Report', 'Analysis', 'Billing', 'Order'],
  refetchOnFocus: false,
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 300,
  onSchemaFailure: () => void toast.error(errorTexts.setup, { id: errorTexts.setup }),
  catchSchemaFailure: () => ({ status: -1, code: null, message: errorTexts.setup, issues: [] }),
  endpoints: () => ({}),
});
