/** Adds up the seconds that actions took, failed ones too. */
export function stopwatch() {
  let seconds = 0;
  return {
    async time(action) {
      const start = performance.now();
      try {
        return await action();
      } finally {
        seconds += (performance.now() - start) / 1000;
      }
    },
    get seconds() {
      return seconds;
    },
  };
}

/** Formats seconds like 11:04. */
export function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
