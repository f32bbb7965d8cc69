// What the server counts, for Prometheus.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, Summary } from 'prom-client';
import { OUTCOMES } from './rooms/requests.ts';

/** Gauges whose names end like those of counters; the same without the total are there, by kind. */
const MISNAMED = ['active_resources_total', 'active_requests_total', 'active_handles_total'] as const;

/** At the door. */
const REFUSALS = ['too-many', 'origin', 'flood', 'malformed', 'upgrade', 'banned'] as const;

function countersIn(registers: Registry[]) {
  const counters = {
    moves: new Counter({
      name: 'branchline_moves_total',
      help: 'Moves told, by who made them: person, bot or chance',
      labelNames: ['by'] as const,
      registers,
    }),
    answers: new Counter({
      name: 'branchline_answers_total',
      help: 'Answers to submissions: ok, or why not',
      labelNames: ['answer'] as const,
      registers,
    }),
    refused: new Counter({
      name: 'branchline_refused_total',
      help: 'Requests and messages refused at the door, by reason',
      labelNames: ['reason'] as const,
      registers,
    }),
    quotas: new Counter({
      name: 'branchline_quota_reached_total',
      help: 'What was refused because a quota was reached, by quota and for whom it is counted',
      labelNames: ['quota', 'by'] as const,
      registers,
    }),
    cleanups: new Counter({
      name: 'branchline_cleanups_total',
      help: 'Rows that were cleaned up, by rule',
      labelNames: ['rule'] as const,
      registers,
    }),
    faults: new Counter({
      name: 'branchline_faults_total',
      help: 'Faults in the background, by the job they were in',
      labelNames: ['task'] as const,
      registers,
    }),
    rulings: new Counter({
      name: 'branchline_rulings_total',
      help: 'Requests to take back a turn or to give up, by kind and by what became of them',
      labelNames: ['kind', 'step'] as const,
      registers,
    }),
    botRestarts: new Counter({ name: 'branchline_bot_restarts_total', help: 'Threads of bots ended', registers }),
    standIns: new Counter({
      name: 'branchline_stand_ins_total',
      help: 'Seats a bot has taken for somebody, by reason',
      labelNames: ['reason'] as const,
      registers,
    }),
  } as const;
  // What has not happened yet is counted as none, so that it can be drawn and compared.
  for (const reason of REFUSALS) counters.refused.inc({ reason }, 0);
  for (const reason of ['time', 'away', 'asked']) counters.standIns.inc({ reason }, 0);
  for (const by of ['person', 'bot', 'chance']) counters.moves.inc({ by }, 0);
  for (const kind of ['takeback', 'concede'])
    for (const step of ['asked', ...OUTCOMES]) counters.rulings.inc({ kind, step }, 0);
  counters.answers.inc({ answer: 'ok' }, 0);
  return counters;
}

export function measuresOf() {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'branchline_' });
  for (const name of MISNAMED) register.removeSingleMetric(`branchline_nodejs_${name}`);
  const registers = [register];
  return {
    register,
    sockets: new Gauge({ name: 'branchline_sockets', help: 'Open sockets', registers }),
    openTables: new Gauge({ name: 'branchline_open_tables', help: 'Tables open in this process', registers }),
    appendSeconds: new Histogram({
      name: 'branchline_submit_seconds',
      help: 'From a submission to its answer, storage included',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 15],
      registers,
    }),
    commitSeconds: new Summary({
      name: 'branchline_commit_seconds',
      help: 'Until a transaction of the file is on the disk',
      percentiles: [0.5, 0.99, 1],
      registers,
    }),
    botWaits: new Histogram({
      name: 'branchline_bot_wait_seconds',
      help: 'How long bots wait for their turn to think, by table: awaited, watched or unwatched',
      labelNames: ['table'] as const,
      buckets: [0.001, 0.01, 0.05, 0.1, 0.3, 1, 3, 10, 60],
      registers,
    }),
    ...countersIn(registers),
  } as const;
}

export type Measures = ReturnType<typeof measuresOf>;
