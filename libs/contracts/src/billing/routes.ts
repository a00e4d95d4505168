import {
  addCatalogueItem,
  administerCredits,
  administerPlan,
  administerRefund,
  changeCatalogueItem,
  changeServiceCost,
  listCatalogueItems,
  listOrdersOfUser,
  listSales,
  sumRevenue,
} from './admin.ts';
import { readCatalogue, receiveWebhook } from './catalogue.ts';
import { adjustWallet, confirmCharge, readUserWallet, releaseCharge, reserveCharge } from './internal.ts';
import {
  cancelOrder,
  createOrder,
  listOrders,
  previewRefund,
  readOrder,
  readOrderReceipt,
  refundOrder,
} from './orders.ts';
import { listOrderReviews, resolveOrderReview } from './reviews.ts';
import {
  cancelSubscription,
  previewPlanChange,
  readSubscription,
  resumeSubscription,
  schedulePlanChange,
} from './subscription.ts';
import { listStatement, readEntitlements, readWallet } from './wallet.ts';

/** Routes that billing serves. */
export const billingRoutes = [
  readCatalogue,
  readWallet,
  listStatement,
  readEntitlements,
  createOrder,
  listOrders,
  readOrder,
  readOrderReceipt,
  cancelOrder,
  previewRefund,
  refundOrder,
  readSubscription,
  cancelSubscription,
  resumeSubscription,
  previewPlanChange,
  schedulePlanChange,
  receiveWebhook,
  reserveCharge,
  confirmCharge,
  releaseCharge,
  readUserWallet,
  adjustWallet,
  listOrdersOfUser,
  administerRefund,
  listOrderReviews,
  resolveOrderReview,
  administerCredits,
  administerPlan,
  listCatalogueItems,
  addCatalogueItem,
  changeCatalogueItem,
  changeServiceCost,
  sumRevenue,
  listSales,
] as const;
