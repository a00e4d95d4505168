import { exportAudit, listAudit, verifyAudit } from './audit.ts';
import {
  exportConfiguration,
  importConfiguration,
  listConfigurationHistory,
  readConfigurationItems,
  restoreConfiguration,
  writeConfiguration,
} from './configuration-calls.ts';
import { readAdminDashboard } from './dashboard.ts';
import { createExport, downloadExport, listExports } from './exports.ts';
import {
  dismissDeadLetter,
  listDeadLetters,
  listFailedMails,
  replayDeadLetters,
  retryFailedMails,
} from './failures.ts';
import { listUserOrders, refundUserOrder } from './orders.ts';
import {
  createAdminPlan,
  deleteAdminPlan,
  listAdminPlans,
  listServicePrices,
  updateAdminPlan,
  updateServicePrice,
} from './plans.ts';
import { queueBoardRoutes } from './queue-board.ts';
import {
  changeUserPlan,
  createAdminUser,
  deleteAdminUser,
  listAdminUsers,
  readAdminUser,
  updateAdminUser,
} from './users.ts';

/** Routes that admin-config serves. */
export const adminConfigRoutes = [
  readAdminDashboard,
  listAdminUsers,
  createAdminUser,
  readAdminUser,
  updateAdminUser,
  deleteAdminUser,
  changeUserPlan,
  listUserOrders,
  refundUserOrder,
  listAdminPlans,
  createAdminPlan,
  updateAdminPlan,
  deleteAdminPlan,
  listServicePrices,
  updateServicePrice,
  createExport,
  listExports,
  downloadExport,
  listDeadLetters,
  replayDeadLetters,
  dismissDeadLetter,
  listFailedMails,
  retryFailedMails,
  listAudit,
  exportAudit,
  verifyAudit,
  // Fixed paths before the one with a parameter at the same position.
  readConfigurationItems,
  exportConfiguration,
  importConfiguration,
  listConfigurationHistory,
  restoreConfiguration,
  writeConfiguration,
  ...queueBoardRoutes,
] as const;
