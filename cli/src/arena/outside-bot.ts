// A bot in another process, in any language: questions and answers as lines of JSON on its standard input and output.

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { shortened } from './referee.ts';

const OUTSIDE = 'cmd:';

export const isOutside = (bot: string): boolean => bot.startsWith(OUTSIDE);

/** What the shell is to run. */
export const commandOf = (bot: string): string => bot.slice(OUTSIDE.length).trim();

export const PROTOCOL = 'branchline-bot/1';

/** A program may need a while to start: its first answer is given this time on top, until it has wasted it once. */
const STARTING_MILLISECONDS = 10_000;
/** How long a program may take to end by itself once nothing more is asked of it. */
const LEAVING_MILLISECONDS = 300;
/** No sensible answer is longer. */
const MOST_CHARACTERS = 1_000_000;
const MOST_COMPLAINT = 4_000;

/** Keeps the ids of running processes where the main thread can end them, whatever becomes of this one. */
export interface Register {
  add(pid: number): void;
  remove(pid: number): void;
}

export interface OutsideBot {
  /** Says something that needs no answer. */
  tell(message: object): void;
  /** Puts a question; fails with one clear line if no answer comes in time or none can come any more. */
  ask(message: object): Promise<unknown>;
  /** Lets it go: politely first, then for certain. */
  end(): Promise<void>;
  /** Ends it at once; the next message starts it again. */
  kill(): void;
}

/** Ends a program and all it has started. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** One running program. */
interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  /** Text that came in without a line end so far. */
  rest: string;
  complaint: string;
  answered: boolean;
  /** Why nothing can be asked any more. */
  problem?: string;
  waiting?: ((line: string | Error) => void) | undefined;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim() ?? '';

function start(command: string, register: Register | undefined): Running {
  // In a separate process group, so that a shell and everything below it can be ended together.
  const child = spawn(command, { shell: true, detached: true, stdio: 'pipe' });
  const running: Running = { child, rest: '', complaint: '', answered: false };
  const settle = (answer: string | Error): void => {
    const { waiting } = running;
    running.waiting = undefined;
    if (waiting !== undefined) waiting(answer);
    else
      running.problem ??=
        answer instanceof Error ? answer.message : `it spoke without being asked: ${shortened(answer)}`;
  };
  if (child.pid !== undefined) register?.add(child.pid);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (running.rest + text).split('\n');
    running.rest = lines.pop() ?? '';
    for (const line of lines) settle(line);
    if (running.rest.length <= MOST_CHARACTERS) return;
    running.rest = ''; // whatever else comes is not kept
    settle(new Error('its answer has no end'));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    running.complaint = (running.complaint + text).slice(-MOST_COMPLAINT);
  });
  child.stdin.on('error', () => undefined); // it ended: 'close' says so
  child.on('error', (error) => settle(new Error(`it cannot be started: ${error.message}`)));
  // Not 'exit': what it wrote last is read first.
  child.on('close', (code, signal) => {
    if (child.pid !== undefined) register?.remove(child.pid);
    const how = signal === null ? `with exit code ${code}` : `by ${signal}`;
    const last = lastLine(running.complaint);
    settle(new Error(`it ended ${how}${last === '' ? '' : `: ${shortened(last)}`}`));
  });
  return running;
}

/** The limit is for one answer, in milliseconds. */
export function outsideBot(bot: string, limit: number, register?: Register): OutsideBot {
  const command = commandOf(bot);
  let running: Running | undefined;
  let patience = STARTING_MILLISECONDS;
  const kill = (): void => {
    if (running?.child.pid !== undefined) killGroup(running.child.pid);
    running = undefined;
  };
  const say = (message: object): Running => {
    running ??= start(command, register);
    running.child.stdin.write(`${JSON.stringify(message)}\n`);
    return running;
  };
  return {
    tell: (message) => void say(message),
    async ask(message) {
      const asked = say(message);
      const time = limit + (asked.answered ? 0 : patience);
      const line = await new Promise<string | Error>((resolve) => {
        if (asked.problem !== undefined) return resolve(new Error(asked.problem));
        const timer = setTimeout(() => {
          asked.waiting = undefined;
          if (!asked.answered) patience = 0;
          resolve(new Error(`no answer within ${time} ms`));
        }, time);
        asked.waiting = (answer) => {
          clearTimeout(timer);
          resolve(answer);
        };
      });
      if (line instanceof Error) throw line;
      asked.answered = true;
      try {
        return JSON.parse(line) as unknown;
      } catch {
        throw new Error(`its answer is no JSON: ${shortened(line)}`);
      }
    },
    async end() {
      const leaving = running?.child;
      if (leaving === undefined) return;
      const gone = new Promise<void>((resolve) => leaving.once('close', () => resolve()));
      leaving.stdin.end();
      if (leaving.exitCode === null && leaving.signalCode === null) {
        let timer: NodeJS.Timeout | undefined;
        const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, LEAVING_MILLISECONDS)));
        await Promise.race([gone, late]);
        clearTimeout(timer);
      }
      kill(); // also what it may have left behind
    },
    kill,
  };
}
