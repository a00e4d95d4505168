/** Resolves from the packages of this folder. */
export const load = (module) => import(module);
