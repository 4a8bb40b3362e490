import { phaseAt } from '@invitation/domain/event/phases';
import { BOOT_DATA_ID, type BootData } from './boot-data';

/** Before the first paint: the gate in the HTML never asks for a reply that nobody can give (B21). `useVisitNow` undoes it. */
export function markPhase(): void {
  const { phases }: Partial<BootData> = JSON.parse(
    document.getElementById(BOOT_DATA_ID)?.textContent ?? '{}',
  );
  document.documentElement.dataset.phase = phaseAt(phases?.weekend, new Date());
}
