// Movement, unless the visitor asked for less of it.
import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition'
import { cubicInOut } from 'svelte/easing'
import { FACTOR, settings } from './settings.svelte'

const still = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** A duration in milliseconds; 0 if the visitor wants no motion. */
export function duration(milliseconds: number): number {
  const factor = FACTOR[settings.speed]
  return still() ? 0 : milliseconds / Math.max(1, factor)
}

/** A card that leaves one place flies to the other. */
export const [leave, arrive] = crossfade({
  duration: () => duration(420),
  easing: cubicInOut,
  fallback: (node: Element, _params: CrossfadeParams): TransitionConfig => fade(node, { duration: duration(200) }),
})
