// Drag with mouse, pen or finger. What is dropped lands on the nearest element under the pointer with `data-drop`.
import type { Action } from 'svelte/action'

export interface Dragging {
  /** What to do with the `data-drop` of the place it was let go at. */
  drop: (place: string) => void
  disabled?: boolean
}

const FAR_ENOUGH = 7

export const draggable: Action<HTMLElement, Dragging> = (node, options) => {
  let wanted = options
  let start: { x: number; y: number; pointer: number } | null = null
  let moving = false

  function down(event: PointerEvent): void {
    if (wanted.disabled || event.button) return
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return
    const [x, y] = [event.clientX - start.x, event.clientY - start.y]
    if (!moving && Math.hypot(x, y) < FAR_ENOUGH) return
    if (!moving) {
      moving = true
      node.classList.add('dragged')
    }
    node.style.translate = `${x}px ${y}px`
    mark(placeAt(event))
  }

  function placeAt(event: PointerEvent): HTMLElement | null {
    const before = node.style.pointerEvents
    node.style.pointerEvents = 'none'
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]') ?? null
    node.style.pointerEvents = before
    return found
  }

  function mark(place: HTMLElement | null): void {
    for (const each of document.querySelectorAll('.drop-here')) if (each !== place) each.classList.remove('drop-here')
    place?.classList.add('drop-here')
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return
    const place = moving && event.type === 'pointerup' ? placeAt(event) : null
    const moved = moving
    end()
    if (place?.dataset.drop !== undefined) wanted.drop(place.dataset.drop)
    if (!moved) return
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
  }

  function swallow(event: Event): void {
    event.stopPropagation()
    event.preventDefault()
  }

  function end(): void {
    start = null
    moving = false
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', up)
    node.classList.remove('dragged')
    node.style.translate = ''
    mark(null)
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('dragstart', swallow)
  return {
    update(next: Dragging) {
      wanted = next
    },
    destroy() {
      end()
    },
  }
}
