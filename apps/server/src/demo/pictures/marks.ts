export function fill(path: string, colour: string, opacity = 1): string {
  return `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function line(path: string, colour: string, width: number, opacity = 1): string {
  const faded = opacity < 1 ? ` opacity="${opacity}"` : ''
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faded}/>`
}

export function disc(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function bothSides(svg: string): string {
  return `${svg}<g transform="translate(512 0) scale(-1 1)">${svg}</g>`
}

export function tufts(places: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return places.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join('')
}
