/** The version of the programme's terms that an application accepts; a change of substance makes a new one. */
export const programmeVersion = '2026-11';
