/** A lesson as the build makes a module of it. */
declare module '*.mdx' {
  const lesson: import('../src/pages/learn/lesson').LessonModule;
  export const boards: typeof lesson.boards;
  export const answers: typeof lesson.answers;
  export default lesson.default;
}
