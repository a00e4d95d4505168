import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { SessionRoot } from '../session/session-flow.ts';

/** Dispatch typed for the store's thunks. */
export const useFlow = useDispatch.withTypes<ThunkDispatch<SessionRoot, unknown, UnknownAction>>();
