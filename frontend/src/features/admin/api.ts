import { type AdminDashboard, readAdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import {
  type AdminPlan,
  createAdminPlan,
  listAdminPlans,
  listServicePrices,
  type ServicePrice,
  updateAdminPlan,
  updateServicePrice,
} from '@sefira/contracts/admin-config/plans';
import {
  type AdminUser,
  changeUserPlan,
  createAdminUser,
  deleteAdminUser,
  listAdminUsers,
  updateAdminUser,
} from '@sefira/contracts/admin-config/users';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import { adminPlanTexts, adminPriceTexts, adminTexts, adminUserTexts } from '../../texts/admin/admin.ts';

const says = (text: string) => ({ notice: () => text });
/** The dialog shows its failures itself. */
const quiet = { isSilent: true } as const;

export type UserFilters = RouteRequest<typeof listAdminUsers>['query'];
type UserPage = RouteAnswer<typeof listAdminUsers>;

/** The record as a whole; the server compares its version. */
interface Changed<Body> {
  readonly id: string;
  readonly body: Body;
}

export const adminApi = api
  .enhanceEndpoints({ addTagTypes: ['AdminBoard', 'AdminUser', 'AdminPlan', 'AdminPrice', 'Configuration', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      adminDashboard: build.query<AdminDashboard, void>({
        query: () => callOf(readAdminDashboard),
        rawResponseSchema: readAdminDashboard.response,
        transformResponse: (answer: RouteAnswer<typeof readAdminDashboard>) => dataOf(answer),
        providesTags: ['AdminBoard'],
        extraOptions: says(adminTexts.loadFailed),
      }),
      adminUsers: build.infiniteQuery<UserPage, UserFilters, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
        query: ({ queryArg, pageParam }) =>
          callOf(listAdminUsers, { query: pageParam ? { ...queryArg, cursor: pageParam } : queryArg }),
        rawResponseSchema: listAdminUsers.response,
        providesTags: ['AdminUser'],
        extraOptions: says(adminTexts.loadFailed),
      }),
      createAdminUser: build.mutation<AdminUser, RouteRequest<typeof createAdminUser>['body']>({
        query: (body) => callOf(createAdminUser, { body }),
        rawResponseSchema: createAdminUser.response,
        transformResponse: (answer: RouteAnswer<typeof createAdminUser>) => dataOf(answer),
        invalidatesTags: ['AdminUser', 'AdminBoard', 'Audit'],
        extraOptions: quiet,
      }),
      updateAdminUser: build.mutation<AdminUser, Changed<AdminUser & { readonly reason?: string }>>({
        query: ({ id, body }) => callOf(updateAdminUser, { params: { id }, body }),
        rawResponseSchema: updateAdminUser.response,
        transformResponse: (answer: RouteAnswer<typeof updateAdminUser>) => dataOf(answer),
        // Billing: an administrator can change the own credits.
        invalidatesTags: ['AdminUser', 'AdminBoard', 'Audit', 'Billing'],
        extraOptions: quiet,
      }),
      changeUserPlan: build.mutation<AdminUser, Changed<RouteRequest<typeof changeUserPlan>['body']>>({
        query: ({ id, body }) => callOf(changeUserPlan, { params: { id }, body }),
        rawResponseSchema: changeUserPlan.response,
        transformResponse: (answer: RouteAnswer<typeof changeUserPlan>) => dataOf(answer),
        invalidatesTags: ['AdminUser', 'Audit', 'Billing'],
        extraOptions: quiet,
      }),
      deleteAdminUser: build.mutation<RouteAnswer<typeof deleteAdminUser>, string>({
        query: (id) => callOf(deleteAdminUser, { params: { id } }),
        rawResponseSchema: deleteAdminUser.response,
        invalidatesTags: ['AdminUser', 'AdminBoard', 'Audit'],
        extraOptions: {
          notice: ({ code, message }) => (code === 'LAST_ADMIN' ? message : adminUserTexts.deleteFailed),
        },
      }),
      adminPlans: build.query<readonly AdminPlan[], void>({
        query: () => callOf(listAdminPlans),
        rawResponseSchema: listAdminPlans.response,
        transformResponse: (answer: RouteAnswer<typeof listAdminPlans>) => dataOf(answer),
        providesTags: ['AdminPlan'],
        extraOptions: says(adminTexts.loadFailed),
      }),
      createAdminPlan: build.mutation<AdminPlan, RouteRequest<typeof createAdminPlan>['body']>({
        query: (body) => callOf(createAdminPlan, { body }),
        rawResponseSchema: createAdminPlan.response,
        transformResponse: (answer: RouteAnswer<typeof createAdminPlan>) => dataOf(answer),
        invalidatesTags: ['AdminPlan', 'AdminBoard', 'Audit', 'Billing'],
        extraOptions: says(adminPlanTexts.createFailed),
      }),
      updateAdminPlan: build.mutation<AdminPlan, Changed<AdminPlan>>({
        query: ({ id, body }) => callOf(updateAdminPlan, { params: { id }, body }),
        rawResponseSchema: updateAdminPlan.response,
        transformResponse: (answer: RouteAnswer<typeof updateAdminPlan>) => dataOf(answer),
        invalidatesTags: ['AdminPlan', 'AdminBoard', 'Audit', 'Billing'],
        extraOptions: {
          notice: ({ code }) => (code === 'CONFLICT' ? adminPlanTexts.stale : adminPlanTexts.updateFailed),
        },
      }),
      servicePrices: build.query<readonly ServicePrice[], void>({
        query: () => callOf(listServicePrices),
        rawResponseSchema: listServicePrices.response,
        transformResponse: (answer: RouteAnswer<typeof listServicePrices>) => dataOf(answer),
        providesTags: ['AdminPrice'],
        extraOptions: says(adminTexts.loadFailed),
      }),
      updateServicePrice: build.mutation<ServicePrice, Changed<ServicePrice & { readonly confirm_free?: boolean }>>({
        query: ({ id, body }) => callOf(updateServicePrice, { params: { id }, body }),
        rawResponseSchema: updateServicePrice.response,
        transformResponse: (answer: RouteAnswer<typeof updateServicePrice>) => dataOf(answer),
        invalidatesTags: ['AdminPrice', 'Audit', 'Billing'],
        extraOptions: {
          notice: ({ code }) => (code === 'CONFLICT' ? adminPriceTexts.stale : adminPriceTexts.updateFailed),
        },
      }),
    }),
  });

export const {
  useAdminDashboardQuery,
  useAdminUsersInfiniteQuery,
  useCreateAdminUserMutation,
  useUpdateAdminUserMutation,
  useChangeUserPlanMutation,
  useDeleteAdminUserMutation,
  useAdminPlansQuery,
  useCreateAdminPlanMutation,
  useUpdateAdminPlanMutation,
  useServicePricesQuery,
  useUpdateServicePriceMutation,
} = adminApi;
