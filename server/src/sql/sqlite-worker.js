// A thread with one connection to a SQLite file: it runs one statement after the other and says what came of each. Plain
// JavaScript, because Node runs no TypeScript.

import { parentPort, workerData } from 'node:worker_threads';

const { connect } = await import(workerData.driver);

let connection;

function answer({ text, values, closing }) {
  if (closing) return connection?.close();
  connection ??= connect(workerData.path);
  if (values) return connection.all(text, values);
  const before = performance.now();
  connection.exec(text);
  return (performance.now() - before) / 1000;
}

parentPort.on('message', (asked) => {
  const { number } = asked;
  try {
    parentPort.postMessage({ number, value: answer(asked) });
  } catch ({ message, code }) {
    // An error that crosses to another thread keeps its message alone.
    parentPort.postMessage({ number, fault: { message: String(message), code } });
  }
});
