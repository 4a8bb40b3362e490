// The hosts' page in British English. Only its dates and a few words differ from American English.
import type { HostsWords } from '../catalogue';
import * as us from './en-US';

export { embedded, fields, gate, party, questions } from '../en-GB';
export {
  backup,
  cards,
  columns,
  door,
  errors,
  guest,
  guestNews,
  guests,
  head,
  hosts,
  importFaults,
  imports,
  more,
  notes,
  overview,
  print,
  reminders,
  sendNews,
  shell,
  signIn,
  tables,
  tasks,
  thanks,
} from './en-US';

export const language: HostsWords['language'] = 'en-GB';

export const common: HostsWords['common'] = { ...us.common, dietary: 'Dietary requirements' };
