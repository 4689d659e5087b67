/** A lesson as the build makes a module of it. */
declare module '*.mdx' {
  const lesson: import('../src/pages/learn/lesson').LessonModule;
  export const facts: typeof lesson.facts;
  export default lesson.default;
}
