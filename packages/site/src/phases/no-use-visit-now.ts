// In place of `use-visit-now.ts`, in a site without dates between phases.
export { visitIn as useVisitNow } from '../page/site';
