// The component for each kind of ask. A kind that is missing here is an error of the type checker.
import type { Component } from 'svelte'
import type { AnyAsk } from '../protocol'
import ArrangeAsk from './ArrangeAsk.svelte'
import ChooseAsk from './ChooseAsk.svelte'
import FillAsk from './FillAsk.svelte'
import PickAsk from './PickAsk.svelte'
import YesNoAsk from './YesNoAsk.svelte'

const ASKS: Record<AnyAsk['kind'], Component<any>> = {
  pick: PickAsk,
  arrange: ArrangeAsk,
  fill: FillAsk,
  yesno: YesNoAsk,
  choose: ChooseAsk,
}

/** The component that asks this; null if the hall is newer than the page and asks what the page does not know. */
export function componentFor(kind: string): Component<any> | null {
  return Object.hasOwn(ASKS, kind) ? ASKS[kind as AnyAsk['kind']] : null
}
