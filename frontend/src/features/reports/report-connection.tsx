import { useChatConnection } from '../../realtime/use-chat-connection.ts';

/** Connects while something is being made: the worker's steps are then seen as they happen. */
export function ReportConnection() {
  useChatConnection();
  return null;
}
