import { memoryStorage } from '@invitation/backend/memory-storage';
import type { Mode } from '@invitation/domain/mode/mode';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFormerGuest, markLeft } from '../session/former-guest';
import {
  forgetInvitation,
  forgetRemembered,
  invitationsToTry,
  isSaturdayRemembered,
  leaveInvitation,
  openLink,
  rememberInvitation,
} from './remembered-invitation';

const ADA = 'invitation-of-ada-000000';
const JOAO = 'invitation-of-joao-00000';

const loadPage = () => vi.stubGlobal('document', { documentElement: { dataset: {} } });
function openTab(): void {
  vi.stubGlobal('sessionStorage', memoryStorage());
  loadPage();
}

/** Opens a link whose invitation exists. */
function arrive(id: string, days: Mode): void {
  openLink(id);
  rememberInvitation(id, days);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  openTab();
});
afterEach(() => vi.unstubAllGlobals());

describe('A personal link', () => {
  it('is tried in its tab only, until its invitation exists', () => {
    openLink(ADA);
    loadPage();
    expect(invitationsToTry()).toEqual([ADA]);
    openTab();
    expect(invitationsToTry()).toEqual([]);
  });

  it.each([ADA, 'cut', ''])('is tried before the remembered invitation (%j)', (id) => {
    arrive(JOAO, 'weekend');
    openLink(id);
    expect(invitationsToTry()).toEqual([id, JOAO]);
    openTab();
    expect(invitationsToTry()).toEqual([JOAO]);
  });

  it('is tried on its page without storage', () => {
    vi.stubGlobal('sessionStorage', null);
    vi.stubGlobal('localStorage', null);
    openLink(ADA);
    expect(invitationsToTry()).toEqual([ADA]);
    rememberInvitation(ADA, 'weekend');
    expect(invitationsToTry()).toEqual([ADA]);
  });

  it('in another tab does not change this one', () => {
    arrive(ADA, 'weekend');
    const tab = sessionStorage;
    openTab();
    arrive(JOAO, 'saturday');
    vi.stubGlobal('sessionStorage', tab);
    loadPage();
    expect(invitationsToTry()[0]).toBe(ADA);
  });

  it('can be left for the remembered invitation, and then for none in this tab', () => {
    arrive(JOAO, 'weekend');
    openLink(ADA);
    leaveInvitation();
    expect(invitationsToTry()).toEqual([JOAO]);
    leaveInvitation();
    loadPage();
    expect(invitationsToTry()).toEqual([]);
    openTab();
    expect(invitationsToTry()).toEqual([JOAO]);
  });
});

describe('A remembered invitation', () => {
  it('is tried in every tab, with its days', () => {
    arrive(ADA, 'saturday');
    openTab();
    expect(invitationsToTry()).toEqual([ADA]);
    expect(isSaturdayRemembered()).toBe(true);
    arrive(JOAO, 'weekend');
    expect(isSaturdayRemembered()).toBe(false);
  });

  it('is not remembered again by a tab that only reads it again', () => {
    arrive(ADA, 'weekend');
    const tab = sessionStorage;
    openTab();
    arrive(JOAO, 'weekend');
    vi.stubGlobal('sessionStorage', tab);
    loadPage();
    rememberInvitation(ADA, 'saturday');
    expect(invitationsToTry()).toEqual([ADA, JOAO]);
    expect(isSaturdayRemembered()).toBe(false);
  });

  it('has the days that the hosts have given it since', () => {
    arrive(ADA, 'weekend');
    openTab();
    invitationsToTry();
    rememberInvitation(ADA, 'saturday');
    expect(isSaturdayRemembered()).toBe(true);
  });

  it('does not come back after its guest has left, whichever tab reads it', () => {
    arrive(ADA, 'weekend');
    markLeft();
    forgetRemembered();
    rememberInvitation(ADA, 'weekend');
    arrive(ADA, 'weekend');
    openTab();
    forgetFormerGuest();
    expect(invitationsToTry()).toEqual([]);
    arrive(JOAO, 'weekend');
    openTab();
    expect(invitationsToTry()).toEqual([JOAO]);
  });

  it.each(['__aaaaaaaaaaaaaaaaaaaaaa__', 'cut'])('is ignored if it cannot exist (%s)', (id) => {
    localStorage.setItem('invitation', id);
    expect(invitationsToTry()).toEqual([]);
  });

  it('is forgotten, but its days still count', () => {
    arrive(ADA, 'saturday');
    openTab();
    expect(invitationsToTry()).toEqual([ADA]);
    forgetInvitation();
    expect(invitationsToTry()).toEqual([]);
    openTab();
    expect(invitationsToTry()).toEqual([]);
    expect(isSaturdayRemembered()).toBe(true);
  });

  it('of another tab is not forgotten', () => {
    arrive(ADA, 'weekend');
    localStorage.setItem('invitation', JOAO);
    forgetInvitation();
    expect(invitationsToTry()).toEqual([]);
    openTab();
    expect(invitationsToTry()).toEqual([JOAO]);
  });
});
