import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SITES, type SiteName } from '@invitation/vite/hosting/hosting';
import * as z from 'zod';
import { CommandError, messageOf } from '../kit/command';

/** The variables of `.env` that are asked for, by the key of their question. */
export const VARIABLES = {
  'firebase.projectId': 'VITE_FIREBASE_PROJECT_ID',
  'firebase.apiKey': 'VITE_FIREBASE_API_KEY',
  'firebase.appId': 'VITE_FIREBASE_APP_ID',
  'firebase.ownerEmail': 'OWNER_EMAIL',
  'firebase.saturdayDomain': 'VITE_SATURDAY_DOMAIN',
  'firebase.weekendAddress': 'WEEKEND_ADDRESS',
  'firebase.saturdayAddress': 'SATURDAY_ADDRESS',
} as const;

/** The key of the question about a hosting target. */
export const siteKey = (site: SiteName): string => `firebase.sites.${site}`;

const targetsSchema = z.looseObject({
  projects: z.looseObject({ default: z.string().optional() }).optional(),
  targets: z
    .record(
      z.string(),
      z.looseObject({ hosting: z.record(z.string(), z.array(z.string())).optional() }),
    )
    .optional(),
});
const configSchema = z.object({ projectId: z.string(), apiKey: z.string(), appId: z.string() });

/** The text of a file; `undefined` if it is missing. */
export const readIfThere = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

function parseJson<Schema extends z.ZodType>(path: string, text: string, schema: Schema) {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : messageOf(cause);
    throw new CommandError(`${path} cannot be read. Correct this error first: ${reason}`);
  }
}

/** The present settings of a deployment. */
export interface Settings {
  /** The text of `.env`, or of the example if there is none. */
  readonly env: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly targets: z.output<typeof targetsSchema>;
  /** Whether there is a Firebase project. */
  readonly hosted: boolean;
}

/** @throws CommandError if `.firebaserc` is not valid */
export function readSettings(root: string): Settings {
  const present = readIfThere(join(root, '.env'));
  const env = present ?? readIfThere(join(root, '.env.example')) ?? '';
  const targetsFile = join(root, '.firebaserc');
  const targets = readIfThere(targetsFile);
  const variables = present === undefined ? {} : parseEnv(present);
  return {
    env,
    variables,
    targets: targets === undefined ? {} : parseJson(targetsFile, targets, targetsSchema),
    hosted: Boolean(variables.VITE_FIREBASE_PROJECT_ID),
  };
}

/** Reads the file that `firebase apps:sdkconfig` writes, as answers. */
export function readSdkConfig(path: string): Record<string, string> {
  const text = readIfThere(path);
  if (text === undefined) throw new CommandError(`There is no file ${path}.`);
  const { projectId, apiKey, appId } = parseJson(path, text, configSchema);
  return { 'firebase.projectId': projectId, 'firebase.apiKey': apiKey, 'firebase.appId': appId };
}

/** One line for each setting that changes. */
export function settingsChanges(
  { variables, targets }: Settings,
  answers: Readonly<Record<string, string>>,
): string[] {
  const project = answers['firebase.projectId'] ?? '';
  const present = targets.targets?.[project]?.hosting;
  const changes: (readonly [name: string, from: string | undefined, to: string | undefined])[] = [
    ['.env, VITE_BACKEND', variables.VITE_BACKEND, 'firebase'],
    ...Object.entries(VARIABLES).map(
      ([key, name]) => [`.env, ${name}`, variables[name], answers[key]] as const,
    ),
    ['.firebaserc, project', targets.projects?.default, project],
    ...SITES.map(
      (site) => [`.firebaserc, ${site}`, present?.[site]?.[0], answers[siteKey(site)]] as const,
    ),
  ];
  return changes.flatMap(([name, from = '', to = '']) =>
    from === to ? [] : [`${name}: ${from ? `${from} → ` : ''}${to}`],
  );
}

/** The texts of `.env` and `.firebaserc` with the answers. */
export function settingsFiles(
  { env, targets }: Settings,
  answers: Readonly<Record<string, string>>,
): { readonly '.env': string; readonly '.firebaserc': string } {
  const values = Object.entries(VARIABLES).map(([key, name]) => [name, answers[key] ?? '']);
  const text = [['VITE_BACKEND', 'firebase'], ...values].reduce((text, [name, value]) => {
    const line = new RegExp(`^${name}=.*$`, 'm');
    // A function, because a string would interpret each `$`.
    if (line.test(text)) return text.replace(line, () => `${name}=${value}`);
    return `${text.replace(/(?<=[^\n])$/, '\n')}${name}=${value}\n`;
  }, env);
  const project = answers['firebase.projectId'] ?? '';
  const firebaserc = {
    ...targets,
    projects: { ...targets.projects, default: project },
    targets: {
      ...targets.targets,
      [project]: {
        ...targets.targets?.[project],
        hosting: {
          ...targets.targets?.[project]?.hosting,
          ...Object.fromEntries(SITES.map((site) => [site, [answers[siteKey(site)] ?? '']])),
        },
      },
    },
  };
  return { '.env': text, '.firebaserc': `${JSON.stringify(firebaserc, null, 2)}\n` };
}
