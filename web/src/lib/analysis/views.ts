// The components of an analysis, fetched together when it is shown.
export { default as Chart } from './Chart.svelte'
export { default as Findings } from './Findings.svelte'
