// What is fetched with an analysis, to show it.
export { default as Chart } from './Chart.svelte'
export { default as Findings } from './Findings.svelte'
