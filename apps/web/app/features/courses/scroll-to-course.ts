const maxTopShare = 0.6

/** Scrolls to a course unless enough of it is in view: on a phone the form above it fills the screen. */
export function scrollToCourse(course: HTMLElement) {
  if (course.getBoundingClientRect().top > window.innerHeight * maxTopShare) course.scrollIntoView({ block: 'start' })
}
