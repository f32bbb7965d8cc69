// A process with the connections to one SQLite file: it runs one statement after the other and says what came of each. Plain
// JavaScript, because Node runs no TypeScript.

const [driver, path] = process.argv.slice(2);
const { connect } = await import(driver);

/** The writer has its own connection: readers never see what is not yet durable. */
const connections = new Map();

function connection(name) {
  const known = connections.get(name) ?? connect(path);
  connections.set(name, known);
  return known;
}

function answer({ on, text, values }) {
  const used = connection(on);
  if (values) return used.all(text, values);
  const before = performance.now();
  used.exec(text);
  return (performance.now() - before) / 1000;
}

/** Where the server has gone nobody is there to hear it, and the end of this process follows. */
const say = (said) => process.send(said, () => {});

function answered({ number, ...asked }) {
  try {
    return { number, value: answer(asked) };
  } catch ({ message, code }) {
    return { number, fault: { message: String(message), code } };
  }
}

/** In milliseconds: for so long an answer waits for those that were asked with it. */
const TOGETHER = 20;

process.on('message', (all) => {
  let answers = [];
  let since = performance.now();
  for (const asked of all) {
    // A commit waits for the disk; who asked before it does not.
    if (answers.length > 0 && (asked.text === 'commit' || performance.now() - since > TOGETHER)) {
      say(answers);
      answers = [];
      since = performance.now();
    }
    answers.push(answered(asked));
  }
  say(answers);
});

// A signal to the whole group is meant for the server, which has work to finish. This process ends when the server has let go of it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => {
  for (const each of connections.values()) each.close();
  process.exit();
});
