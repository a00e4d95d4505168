/** Version of the programme's terms that an application accepts. */
export const programmeVersion = '2026-11';
