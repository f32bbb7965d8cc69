// In the guide: a button at each example in JavaScript that runs it, in a frame with the built libraries. With `?run` in its address a
// page runs all of them at once, for the check of the build.

/* oxlint-disable no-undef -- a script of a page */
const libraries = new URL('live/', document.currentScript.src);
const imports = Object.fromEntries(
  Object.entries('%LIBRARIES%').map(([name, file]) => [name, new URL(file, libraries).href]),
);

/** Runs in the frame before the example does. */
function speak() {
  const tell = (line) => parent.postMessage({ line: String(line) }, '*');
  console.log = (...parts) => tell(parts.join(' '));
  window.addEventListener('error', ({ message }) => tell(message));
}

const inScript = (text) => text.replaceAll('</script', '<\\/script');

function run(code, output) {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  const hear = ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data.line !== undefined) output.textContent += `${data.line}\n`;
    else {
      output.setAttribute('aria-busy', 'false');
      frame.remove();
      removeEventListener('message', hear);
    }
  };
  addEventListener('message', hear);
  output.textContent = '';
  output.setAttribute('aria-busy', 'true');
  frame.srcdoc = [
    `<script type="importmap">${JSON.stringify({ imports })}</script>`,
    `<script>(${speak})()</script>`,
    `<script type="module">${inScript(code)}\n;parent.postMessage({ done: true }, '*');</script>`,
  ].join('');
  document.body.append(frame);
}

for (const code of document.querySelectorAll('pre > code.js')) {
  const example = code.parentElement;
  const output = document.createElement('pre');
  output.className = 'live';
  output.setAttribute('role', 'status');
  output.hidden = true;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Run it here';
  const play = () => {
    output.hidden = false;
    run(code.textContent, output);
  };
  button.addEventListener('click', play);
  example.after(button, output);
  if (new URLSearchParams(location.search).has('run')) play();
}
