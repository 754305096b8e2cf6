import * as G from './strokes.ts'

export function DovetailJoint({ className }: { className?: string }) {
  return (
    <svg viewBox="-73 -51 594 351" aria-hidden="true" className={className}>
      <path className={G.guide} d="M62.9 -42L515 219M-67 33L385.1 294" />
      <path className={G.sideX} d="M250 40L238.3 46.8L238.3 72.8L250 66ZM218.4 58.2L195 71.8L195 97.8L218.4 84.2Z" />
      <path
        className={G.sideY}
        d="M250.4 83.8L218.4 58.2L218.4 84.2L250.4 109.8ZM120.1 115L-27.1 30L-27.1 56L120.1 141Z"
      />
      <path
        className={G.sideX}
        d="M282.5 65.2L250.4 83.8L250.4 109.8L282.5 91.2ZM175.1 83.2L151.7 96.8L151.7 122.8L175.1 109.2Z"
      />
      <path className={G.sideY} d="M207.1 108.7L175.1 83.2L175.1 109.2L207.1 134.8Z" />
      <path
        className={G.sideX}
        d="M239.2 90.2L207.1 108.7L207.1 134.8L239.2 116.2ZM131.8 108.2L120.1 115L120.1 141L131.8 134.2Z"
      />
      <path className={G.sideY} d="M163.8 133.8L131.8 108.2L131.8 134.2L163.8 159.8Z" />
      <path className={G.sideX} d="M195.9 115.2L163.8 133.8L163.8 159.8L195.9 141.2Z" />
      <path
        className={G.top}
        d="M102.8 -45L250 40L238.3 46.8L282.5 65.2L250.4 83.8L218.4 58.2L195 71.8L239.2 90.2L207.1 108.7L175.1 83.2L151.7 96.8L195.9 115.2L163.8 133.8L131.8 108.2L120.1 115L-27.1 30Z"
      />
      <path
        className={G.grain}
        d="M101 -34L187.6 16M113.2 -9L206.7 45M79.4 -11.5L126.2 15.5M9.2 19L87.2 64M26.6 49L109.7 97"
      />
      <path
        className={G.sideY}
        d="M337.9 97.2L293.7 78.8L293.7 104.8L337.9 123.2ZM294.6 122.2L250.4 103.8L250.4 129.8L294.6 148.2ZM251.3 147.2L207.1 128.8L207.1 154.8L251.3 173.2ZM340.1 242L175.5 147L175.5 173L340.1 268Z"
      />
      <path className={G.sideX} d="M470 167L340.1 242L340.1 268L470 193Z" />
      <path
        className={G.accent}
        d="M470 167L340.1 242L175.5 147L187.2 140.2L219.3 165.8L251.3 147.2L207.1 128.8L230.5 115.2L262.6 140.8L294.6 122.2L250.4 103.8L273.8 90.2L305.9 115.7L337.9 97.2L293.7 78.8L305.4 72Z"
      />
      <path
        className={G.grainAccent}
        d="M367.8 122L442.3 165M386 151.5L436.2 180.5M269.1 169L359.1 221M282.9 197L326.2 222M393.8 171L424.9 189"
      />
      <text className={G.carving} fontSize="54" transform="matrix(0.866 0.5 -0.866 0.5 33.5 9.0)">
        brief
      </text>
      <text className={G.carvingAccent} fontSize="54" transform="matrix(0.866 0.5 -0.866 0.5 274.2 148.0)">
        work
      </text>
    </svg>
  )
}
