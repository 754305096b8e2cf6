interface Parts {
  hours: number
  minutes: number
  seconds: number
}

function partsOf(totalSeconds: number): Parts {
  return {
    hours: Math.floor(totalSeconds / 3_600),
    minutes: Math.floor((totalSeconds % 3_600) / 60),
    seconds: totalSeconds % 60,
  }
}

/**
 * Whole seconds in words. 'short' for the screen: 725 as '12 min, 5 sec'; 'long' for sentences and screen readers:
 * '12 minutes, 5 seconds'.
 */
export function formatDuration(totalSeconds: number, style: 'long' | 'short' = 'long'): string {
  // Units that are zero are left out, so '0 sec' has to be asked for.
  const secondsDisplay = totalSeconds === 0 ? 'always' : 'auto'
  return new Intl.DurationFormat('en-US', { style, secondsDisplay }).format(partsOf(totalSeconds))
}

/** Whole seconds as on a clock: 725 as '12:05'. */
export function formatClock(totalSeconds: number): string {
  return new Intl.DurationFormat('en-US', { style: 'digital', hoursDisplay: 'auto' }).format(partsOf(totalSeconds))
}
