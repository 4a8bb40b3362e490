import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProxifiedModule, parseModule } from 'magicast';
import { CustomizeError, messageOf } from './errors';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The argument of a call such as `defineDay({ … })`; any other value as it is. */
const argumentOf = (value: unknown): unknown =>
  isFields(value) && value.$type === 'function-call' && isFields(value.$args)
    ? value.$args[0]
    : value;

/** The source of a content file, to read and replace single values. Everything else keeps its text. */
export class ContentSource {
  /** Relative to the content's folder. */
  readonly file: string;
  private readonly module: ProxifiedModule<Fields>;

  /** @throws CustomizeError if the file is missing or is not TypeScript */
  constructor(folder: string, file: string) {
    this.file = file;
    try {
      this.module = parseModule(readFileSync(join(folder, file), 'utf8'));
    } catch (cause) {
      throw this.error(` cannot be read. Correct this error first: ${messageOf(cause)}`, cause);
    }
  }

  private error(message: string, cause?: unknown): CustomizeError {
    return new CustomizeError(`${this.file}${message}`, undefined, { cause });
  }

  /** @param path the name of the export, then those of the fields, joined with dots */
  private locate(path: string): readonly [parent: Fields, name: string] {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let parent: unknown = this.module.exports;
    for (const name of names) parent = isFields(parent) ? argumentOf(parent[name]) : undefined;
    if (!isFields(parent)) {
      throw this.error(
        ` has no ${names.join('.')} in curly brackets. Compare it with the fixtures.`,
      );
    }
    return [parent, last];
  }

  /** The value at a path: a text, a number or a boolean, or an object with such values. */
  read(path: string): unknown {
    const [parent, name] = this.locate(path);
    try {
      return parent[name];
    } catch (cause) {
      // The library does not read expressions such as templates.
      throw this.error(`, ${path}: is not a text in simple quotes. Write it as one.`, cause);
    }
  }

  /** @throws CustomizeError if the value is not a text in quotes */
  readText(path: string): string {
    const value = this.read(path);
    if (typeof value === 'string') return value;
    throw this.error(`, ${path}: is not a text in simple quotes. Write it as one.`);
  }

  replace(path: string, value: unknown): void {
    const [parent, name] = this.locate(path);
    parent[name] = value;
  }

  /** @param from the module of each name */
  addImports(from: Readonly<Record<string, string>>): void {
    for (const [imported, module] of Object.entries(from)) {
      this.module.imports.$append({ from: module, imported });
    }
  }

  removeImports(names: readonly string[]): void {
    for (const name of names) delete this.module.imports[name];
  }

  /** The text of the file with all replacements. It is not formatted. */
  get text(): string {
    return this.module.generate().code;
  }
}
