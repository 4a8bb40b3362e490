import { Button } from '@invitation/ui/basics/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { freshSave } from '../session/fresh-save';
import { useConfetti } from './use-confetti';

function Celebration() {
  useConfetti(true);
  return <p>Thank you for RSVPing!</p>;
}

/** StrictMode repeats effects only in components that are added after the first render. */
function AfterFirstRender() {
  const [renders, setRenders] = useState(0);
  return (
    <>
      <Button onClick={() => setRenders(renders + 1)}>Render</Button>
      {renders > 0 && <Celebration />}
    </>
  );
}

/** Counts the pieces on each canvas, per frame. */
function watchCanvases() {
  const { prototype } = CanvasRenderingContext2D;
  const { clearRect, fill } = prototype;
  const frames = new Map<HTMLCanvasElement, number[]>();
  prototype.clearRect = function (...area) {
    clearRect.apply(this, area);
    if (this.canvas.isConnected) frames.set(this.canvas, [...(frames.get(this.canvas) ?? []), 0]);
  };
  prototype.fill = function (...path: unknown[]) {
    Reflect.apply(fill, this, path);
    // Each piece ends with a call that has no path. A shape is measured on a separate canvas.
    if (path.length > 0 || !this.canvas.isConnected) return;
    const drawn = frames.get(this.canvas) ?? [];
    drawn.push((drawn.pop() ?? 0) + 1);
    frames.set(this.canvas, drawn);
  };
  return { frames, stop: () => Object.assign(prototype, { clearRect, fill }) };
}

let watch: ReturnType<typeof watchCanvases>;

const meta = {
  title: 'Thank you/Confetti',
  render: () => (
    <StrictMode>
      <AfterFirstRender />
    </StrictMode>
  ),
  beforeEach: () => {
    watch = watchCanvases();
    freshSave.isDue = true;
    return watch.stop;
  },
} satisfies Meta;

export default meta;

export const ShownOnce: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const render = canvas.getByRole('button', { name: 'Render' });
    await userEvent.click(render);
    await waitFor(() => expect([...watch.frames.values()].flat()).toContain(50));
    await userEvent.click(render);
    // Wait for a second burst, which must not come.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(watch.frames.size).toBe(1);
    await expect(Math.max(...[...watch.frames.values()].flat())).toBe(50);
  },
};

/** On a return to the page, or after a reload. */
export const WithoutASave: StoryObj<typeof meta> = {
  beforeEach: () => {
    freshSave.isDue = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Render' }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(watch.frames.size).toBe(0);
  },
};
