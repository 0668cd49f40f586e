// Notices that nothing was heard for a long time while the page was awake. A device that slept for an hour has not
// waited for an hour: after every second of silence what came meanwhile is heard first, and only then the next second
// begins.

export class Watchdog {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silent = 0;
  private watches = 0;

  constructor(
    private readonly seconds: number,
    private readonly bark: () => void,
  ) {}

  /** From now on, as if nothing had been before. */
  watch(): void {
    this.rest();
    this.silent = 0;
    this.second();
  }

  rest(): void {
    clearTimeout(this.timer);
    this.watches += 1;
  }

  private second(): void {
    const watch = this.watches;
    this.timer = setTimeout(() => {
      this.silent += 1;
      if (this.silent >= this.seconds) return this.bark();
      afterMessages(() => watch === this.watches && this.second());
    }, 1000);
  }
}

function afterMessages(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  port2.postMessage(null);
}
