/** Frames for which the height must stay as it is: the first can be before any row is measured. */
const calmFrames = 3
/** A list that never comes to rest is shown nevertheless. */
const mostFrames = 30

/** Rows get their height once they are laid out, and move until then: out of sight. */
export function showSettled(list: HTMLElement) {
  let [height, calm, frames] = [-1, 0, 0]
  function look() {
    calm = list.scrollHeight === height ? calm + 1 : 0
    height = list.scrollHeight
    frames += 1
    const isMoving = calm < calmFrames && frames < mostFrames
    list.style.visibility = isMoving ? 'hidden' : ''
    if (isMoving) requestAnimationFrame(look)
  }
  look()
}
