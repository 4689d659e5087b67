/** The text of a lesson as the module that the build generates. */
declare module '*.mdx' {
  const text: import('../src/text/texts').TextOfLesson;
  export default text;
}
