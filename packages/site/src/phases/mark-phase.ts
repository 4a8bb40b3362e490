import { phaseAt } from '@invitation/domain/phases';
import { BOOT_DATA_ID, type BootData } from '../gate/boot-data';

/**
 * Before the first paint: marks the document with the phase by the device's clock, so that the gate in the HTML never asks for a
 * reply that nobody can give (B21). `useVisitNow` removes the mark.
 */
export function markPhase(): void {
  const { phases }: Partial<BootData> = JSON.parse(
    document.getElementById(BOOT_DATA_ID)?.textContent ?? '{}',
  );
  document.documentElement.dataset.phase = phaseAt(phases?.weekend, new Date());
}
