export function Seal({ className }: { className?: string }) {
  const teeth = Array.from({ length: 24 }, (_, position) => position * 15)
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      {teeth.map((degrees) => (
        <path key={degrees} className="fill-rose" d="M46.6 3h6.8l1.8 8h-10.4z" transform={`rotate(${degrees} 50 50)`} />
      ))}
      <circle cx="50" cy="50" r="40" className="fill-surface stroke-rose" strokeWidth="2.5" />
      <circle cx="50" cy="50" r="33.5" className="fill-none stroke-rose" strokeWidth="1" strokeDasharray="1.5 3" />
      <g transform="translate(28.4 28.4) scale(1.35)">
        <path className="fill-rose-solid" d="M15 2h11a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H15v-7.5l8.5 3v-19L15 9.5z" />
        <path className="fill-ink" d="M6 2h7v10.3l8.5-3v13.4l-8.5-3V30H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z" />
      </g>
    </svg>
  )
}
