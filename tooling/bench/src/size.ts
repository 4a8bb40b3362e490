// Compares the script sizes of the apps with their budgets.
// Usage: tsx src/size.ts
import { printReport } from './report';
import { measureScriptSizes } from './script-sizes';

printReport(await measureScriptSizes());
