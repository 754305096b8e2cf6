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

/** 'short' for the screen: 725 is '12 min, 5 sec'. 'long' for sentences and screen readers: '12 minutes, 5 seconds'. */
export function formatDuration(totalSeconds: number, style: 'long' | 'short' = 'long'): string {
  // Intl omits zero units.
  const secondsDisplay = totalSeconds === 0 ? 'always' : 'auto'
  return new Intl.DurationFormat('en-US', { style, secondsDisplay }).format(partsOf(totalSeconds))
}

/** 725 seconds are '12:05'. */
export function formatClock(totalSeconds: number): string {
  return new Intl.DurationFormat('en-US', { style: 'digital', hoursDisplay: 'auto' }).format(partsOf(totalSeconds))
}
