// The origin's private file system in memory: as much of it as the second copy and the key use.

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export class PrivateFiles {
  readonly files = new Map<string, string>();

  /** Installs itself as the browser's. */
  install(): void {
    const storage = { getDirectory: async () => this.#folder('') };
    Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
  }

  #folder(path: string): object {
    const { files } = this;
    return {
      getDirectoryHandle: async (name: string) => this.#folder(`${path}${name}/`),
      async *keys() {
        for (const name of files.keys()) if (name.startsWith(path)) yield name.slice(path.length);
      },
      getFileHandle: async (name: string, { create = false } = {}) => {
        if (!files.has(path + name) && !create) throw new DOMException('no such file', 'NotFoundError');
        return this.#file(path + name);
      },
      removeEntry: async (name: string) => void files.delete(path + name),
    };
  }

  #file(name: string): object {
    const { files } = this;
    const text = (): string => files.get(name) ?? '';
    return {
      getFile: async () => ({ text: async () => text() }),
      createSyncAccessHandle: async () => ({
        truncate: (size: number) => void files.set(name, text().slice(0, size)),
        getSize: () => bytesOf(text()).length,
        write: (bytes: Uint8Array, { at }: { at: number }) =>
          void files.set(name, text().slice(0, at) + new TextDecoder().decode(bytes)),
        flush() {},
        close() {},
      }),
    };
  }
}
