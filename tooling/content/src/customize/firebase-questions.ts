import { parseEmail } from '@invitation/domain/email';
import { parseEnvironment } from '@invitation/vite/environment';
import { SITES, type SiteName } from '@invitation/vite/hosting/hosting';
import type { Answers, Question } from './questions';
import { type Settings, siteKey, VARIABLES } from './settings';

/** The fault of one setting, by the same check as in a build. */
function settingFault(variable: string, value: string): string | null {
  const sample = {
    VITE_FIREBASE_API_KEY: 'x',
    VITE_FIREBASE_PROJECT_ID: 'x',
    VITE_FIREBASE_APP_ID: 'x',
  };
  if (/[\s"'#`$]/.test(value)) return 'has a space, a quote or a # in it. Copy it again.';
  try {
    parseEnvironment({ ...sample, VITE_BACKEND: 'firebase', [variable]: value }, 'production');
    return null;
  } catch {
    return value === ''
      ? 'is empty. Copy it from the Firebase console or from `firebase apps:sdkconfig`.'
      : 'is not an address. Write all of it, including https://, or nothing.';
  }
}

/** A deployment needs it. The check before each one says so. */
const emailFault = (email: string) =>
  email === '' || parseEmail(email) ? null : 'is not an email address.';

const siteFault = (name: string) =>
  /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(name)
    ? null
    : 'is not the name of a site. Use lower-case letters, digits and hyphens.';

/** The questions about the Firebase project. */
export function firebaseQuestions({ variables, targets }: Settings): readonly Question[] {
  const setting = (key: keyof typeof VARIABLES, message: string): Question => ({
    key,
    message,
    defaultAnswer: () => variables[VARIABLES[key]] ?? '',
    fault: (answer) => settingFault(VARIABLES[key], answer),
  });
  const site = (target: SiteName): Question => ({
    key: siteKey(target),
    message: `The name of the site of apps/${target}, as in NAME.web.app`,
    defaultAnswer: ({ 'firebase.projectId': project = '' }) =>
      targets.targets?.[project]?.hosting?.[target]?.[0] ??
      `${project}-${target === 'full' ? 'weekend' : target}`,
    fault: siteFault,
  });
  const address = (
    key: 'firebase.weekendAddress' | 'firebase.saturdayAddress',
    target: SiteName,
  ) => ({
    ...setting(
      key,
      `The address of the site of apps/${target}, for personal links; empty for none`,
    ),
    defaultAnswer: (earlier: Answers) =>
      variables[VARIABLES[key]] || `https://${earlier[siteKey(target)]}.web.app/`,
  });
  return [
    setting('firebase.projectId', "The Firebase project's id"),
    setting('firebase.apiKey', 'Its apiKey'),
    setting('firebase.appId', 'Its appId'),
    {
      ...setting('firebase.ownerEmail', 'Your email address, to sign in on the hosts’ page'),
      fault: emailFault,
    },
    ...SITES.map(site),
    setting(
      'firebase.saturdayDomain',
      "Part of a hostname that makes the weekend's site Saturday-only; empty for none",
    ),
    address('firebase.weekendAddress', 'full'),
    address('firebase.saturdayAddress', 'saturday'),
  ];
}
