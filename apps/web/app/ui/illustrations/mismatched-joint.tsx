import * as G from './strokes.ts'

export function MismatchedJoint({ className }: { className?: string }) {
  return (
    <svg viewBox="-12 -21 468 281" aria-hidden="true" className={className}>
      <path className={G.guide} d="M123.6 -9L449.2 179M-6.3 66L319.3 254" />
      <path className={G.sideX} d="M250 40L238.3 46.8L238.3 70.8L250 64ZM218.4 58.2L195 71.8L195 95.8L218.4 82.2Z" />
      <path className={G.sideY} d="M247 81.8L218.4 58.2L218.4 82.2L247 105.8Z" />
      <path className={G.sideX} d="M279 63.2L247 81.8L247 105.8L279 87.2Z" />
      <path className={G.sideY} d="M120.1 115L24.8 60L24.8 84L120.1 139Z" />
      <path className={G.sideX} d="M175.1 83.2L151.7 96.8L151.7 120.8L175.1 107.2Z" />
      <path className={G.sideY} d="M203.7 106.7L175.1 83.2L175.1 107.2L203.7 130.8Z" />
      <path
        className={G.sideX}
        d="M235.7 88.2L203.7 106.7L203.7 130.8L235.7 112.2ZM131.8 108.2L120.1 115L120.1 139L131.8 132.2Z"
      />
      <path className={G.sideY} d="M160.4 131.8L131.8 108.2L131.8 132.2L160.4 155.8Z" />
      <path className={G.sideX} d="M192.4 113.2L160.4 131.8L160.4 155.8L192.4 137.2Z" />
      <path
        className={G.top}
        d="M154.7 -15L250 40L238.3 46.8L279 63.2L247 81.8L218.4 58.2L195 71.8L235.7 88.2L203.7 106.7L175.1 83.2L151.7 96.8L192.4 113.2L160.4 131.8L131.8 108.2L120.1 115L24.8 60Z"
      />
      <path
        className={G.grain}
        d="M151.3 -3L203.2 27M149.5 18L205 50M94.1 26L140.9 53M75.1 51L134 85M45.6 58L80.3 78"
      />
      <path
        className={G.sideY}
        d="M333.6 101.8L291.1 86.2L291.1 110.2L333.6 125.8ZM268.6 139.2L226.2 123.7L226.2 147.8L268.6 163.2Z"
      />
      <path className={G.sideX} d="M414.5 135L284.6 210L284.6 234L414.5 159Z" />
      <path className={G.sideY} d="M284.6 210L180.7 150L180.7 174L284.6 234Z" />
      <path
        className={G.accent}
        d="M414.5 135L284.6 210L180.7 150L200.2 138.8L227.1 163.2L268.6 139.2L226.2 123.7L265.2 101.2L292 125.7L333.6 101.8L291.1 86.2L310.6 75Z"
      />
      <path
        className={G.grainAccent}
        d="M348.7 113L388.6 136M314.1 123L340.1 138M305.4 148L341.8 169M274.2 158L307.2 177M241.3 169L288.1 196"
      />
    </svg>
  )
}
