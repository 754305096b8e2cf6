/** The 97.5 % point of the normal distribution: 95 % between both. */
const z = 1.959_963_984_540_054

/**
 * The Wilson score interval at 95 % confidence, in whole percent, rounded outward: the shares of right answers that
 * would not be surprised by this score.
 */
export function wilsonInterval(score: number, totalQuestions: number): { from: number; to: number } {
  if (totalQuestions === 0) return { from: 0, to: 100 }
  const share = score / totalQuestions
  const scale = 1 + z ** 2 / totalQuestions
  const middle = (share + z ** 2 / (2 * totalQuestions)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / totalQuestions + z ** 2 / (4 * totalQuestions ** 2))
  // Of a perfect score the upper end is 1, give or take the last bits.
  return { from: Math.floor((middle - half) * 100 + 1e-9), to: Math.ceil((middle + half) * 100 - 1e-9) }
}
