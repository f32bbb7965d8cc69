// The command line: one program, one command per file in commands/.

import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { commands } from './commands/index.ts';
import { EXIT, isBadInput, oneLine, systemText } from './fail.ts';
import { guardStandardOutput, warn } from './output.ts';

function program(): Command {
  const root = new Command('branchline')
    .description('Railway board games on the command line: boards, exact solver, simulation, game files.')
    .usage('<command> [options]')
    .version(manifest.version, '--version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`branchline: ${text.trim().replace(/\s*\n\s*/g, ' ')}\n`) })
    .addHelpText(
      'after',
      '\nExit codes: 0 ok, 1 a check failed, 2 bad usage or bad input, 3 verify: draws not checked.',
    );
  for (const command of commands) {
    root.addCommand(command.copyInheritedSettings(root));
    for (const part of command.commands) part.copyInheritedSettings(command);
  }
  return root;
}

/** Every way a command can end, turned into a line and an exit code; never a stack trace unless asked for. */
function report(error: unknown): void {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 || error.code === 'commander.help' ? EXIT.ok : EXIT.bad;
    return;
  }
  if (isBadInput(error)) warn(oneLine(error));
  else
    warn(
      systemText(error) === undefined ? `internal error: ${oneLine(error)}` : `the system refused: ${oneLine(error)}`,
    );
  if (process.env['BRANCHLINE_DEBUG']) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = EXIT.bad;
}

export async function main(argv: readonly string[]): Promise<void> {
  guardStandardOutput();
  try {
    const root = program();
    if (argv.length === 0) root.outputHelp();
    else await root.parseAsync(argv, { from: 'user' });
  } catch (error) {
    report(error);
  }
}
