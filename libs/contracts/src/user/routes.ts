import { readFailedMails, retryMails } from './failed-mails.ts';
import { permitMail, refuseMail } from './mail-permits.ts';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
  readPushKey,
  subscribePush,
  unsubscribePush,
} from './notifications.ts';
import {
  deleteAvatar,
  exportData,
  listConsents,
  readAvatar,
  readProfile,
  updatePreferences,
  updateProfile,
  uploadAvatar,
} from './profile.ts';

/** Routes that user serves. */
export const userRoutes = [
  readProfile,
  updateProfile,
  updatePreferences,
  uploadAvatar,
  deleteAvatar,
  readAvatar,
  exportData,
  listConsents,
  permitMail,
  refuseMail,
  readFailedMails,
  retryMails,
  listNotifications,
  countNotifications,
  readAllNotifications,
  readNotification,
  readPushKey,
  subscribePush,
  unsubscribePush,
] as const;
