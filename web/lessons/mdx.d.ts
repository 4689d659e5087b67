/** The text of a lesson as the build makes a module of it. */
declare module '*.mdx' {
  const text: import('../src/text/texts').TextOfLesson;
  export default text;
}
