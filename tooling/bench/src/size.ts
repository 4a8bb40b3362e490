// Weighs the script of both apps and holds it against its budgets.
// Usage: tsx src/size.ts
import { tell } from './report';
import { weighApps, weightReport } from './weights';

tell([weightReport(await weighApps())]);
