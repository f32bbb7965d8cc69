// The hostile scenarios, in the order in which they are tried.

import type { AttackName } from './attacks.ts';

export interface Scenario {
  readonly name: string;
  readonly what: string;
  readonly attack: AttackName | 'hung-database';
  readonly count: number;
  /** Quotas are raised out of the way, to see what is left of the others without them. */
  readonly isRaised: boolean;
  /** Its coming counts too; of all others only what they do once they are there. */
  readonly isWorstAtFirst: boolean;
}

const scenario = (
  name: string,
  what: string,
  more: Pick<Scenario, 'attack' | 'count'> & Partial<Scenario>,
): Scenario => ({ name, what, isRaised: false, isWorstAtFirst: false, ...more });

/** `tables`: how many the attacker has where it has very many. */
export const scenariosFor = (tables: number): readonly Scenario[] => [
  scenario('directors', '20 tables of six Directors by one guest', { attack: 'directors', count: 20 }),
  scenario('directors-raised', '20 tables of six Directors by one guest', {
    attack: 'directors',
    count: 20,
    isRaised: true,
  }),
  scenario('watching', `${tables} tables of six Directors, each watched`, {
    attack: 'watching',
    count: tables,
    isRaised: true,
  }),
  scenario('sitting', `${tables} tables of five Directors and the attacker`, {
    attack: 'sitting',
    count: tables,
    isRaised: true,
  }),
  scenario('sitting-many', `${tables} tables of five Directors and a guest each, from one address`, {
    attack: 'sitting-many',
    count: tables,
    isRaised: true,
  }),
  scenario('lobby', 'waiting tables by one guest, without an end', { attack: 'lobby', count: 8, isWorstAtFirst: true }),
  scenario('guests', 'new guests from one address, without an end', {
    attack: 'guests',
    count: 8,
    isWorstAtFirst: true,
  }),
  scenario('chat', '40 sockets of one guest that chat', { attack: 'chat', count: 40, isWorstAtFirst: true }),
  scenario('watchers', '900 watchers arrive at one table', { attack: 'watchers', count: 900, isWorstAtFirst: true }),
  scenario('slow-readers', '100 sockets that never read', { attack: 'slow-readers', count: 100, isWorstAtFirst: true }),
  scenario('hung-database', 'open connections to Postgres go mute', { attack: 'hung-database', count: 0 }),
];
