/** The document's title. It never names a guest, because browsers keep titles in their history. */
export const pageTitle = (hosts: string): string => `Guest list · ${hosts}`;
