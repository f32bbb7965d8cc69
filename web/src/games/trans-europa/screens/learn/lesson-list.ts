// The lessons in their order.

export const LESSONS = ['goal', 'marker', 'lay', 'double', 'join', 'route', 'end'] as const;
export type LessonId = (typeof LESSONS)[number];
export const LESSON_COUNT = LESSONS.length;
