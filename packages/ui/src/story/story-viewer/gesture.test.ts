import { describe, expect, it } from 'vitest';
import { gestureOf, movePress, type Press } from './gesture';

const SCREEN_WIDTH = 390;
const at = (x: number, y: number, time: number) => ({ x, y, time });
const press = (x = 200): Press => ({ start: at(x, 400, 1000), state: 'resting' });
const end = (x: number, y: number, time: number, pressed = press()) =>
  gestureOf(pressed, at(x, y, time), SCREEN_WIDTH);

describe('A press', () => {
  it('is a tap if it is short and rests', () => {
    expect(end(204, 404, 1199)).toBe('tap');
    expect(end(204, 404, 1200)).toBeNull();
  });

  it('is a swipe if it moves before it is a hold', () => {
    expect(end(150, 420, 1150)).toBe('left');
    expect(end(250, 380, 1150)).toBe('right');
    expect(end(230, 500, 1150)).toBe('down');
  });

  it('may be slow once it moves', () => {
    expect(end(100, 400, 2000, movePress(press(), at(180, 400, 1100)))).toBe('left');
  });

  it('does nothing after a hold', () => {
    const held = movePress(press(), at(202, 400, 1250));
    expect(end(100, 400, 1500, held)).toBeNull();
    expect(end(200, 600, 1500, held)).toBeNull();
  });

  it('does nothing if it comes back, goes up or is too short', () => {
    const moved = movePress(press(), at(250, 400, 1050));
    expect(end(200, 400, 1100, moved)).toBeNull();
    expect(end(200, 200, 1100)).toBeNull();
    expect(end(165, 400, 1100)).toBeNull();
    expect(end(200, 470, 1100)).toBeNull();
  });

  it("leaves swipes from the screen's edges to the browser, but not taps", () => {
    expect(end(150, 400, 1100, press(10))).toBeNull();
    expect(end(250, 400, 1100, press(380))).toBeNull();
    expect(end(10, 400, 1100, press(10))).toBe('tap');
  });
});
