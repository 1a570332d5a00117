declare module '*?rules' {
  const page: { html: string; headings: { id: string; text: string }[] }
  export default page
}
