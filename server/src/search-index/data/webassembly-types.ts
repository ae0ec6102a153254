/* The part of WebAssembly's interface that is used here. TypeScript declares it only in its browser
   library, and Node's types leave it out. */
declare global {
  namespace WebAssembly {
    class Memory {
      constructor(descriptor: { initial: number; maximum: number; shared: true });
      readonly buffer: SharedArrayBuffer;
    }
    class Module {
      constructor(bytes: Uint8Array);
    }
    class Instance<Exports> {
      constructor(module: Module, imports: { env: { memory: Memory } });
      readonly exports: Exports;
    }
  }
}

export {};
