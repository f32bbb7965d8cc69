// A still picture of a board or a part of it: home hero, help pages, thumbnails, overview.
import { BoardDrawing } from './board-drawing.tsx';
import type { DrawingProps } from './board-drawing.tsx';
import { Ground } from './ground.tsx';
import { useGeography } from './use-geography.ts';

export type PictureProps = Omit<DrawingProps, 'ground' | 'overSea'> & {
  readonly water?: (key: string) => string;
  /** Land and sea under the net. */
  readonly ground?: boolean;
};

const nameless = (): string => '';

export function BoardPicture({ water = nameless, ground = true, ...props }: PictureProps) {
  const geography = useGeography(props.board.id);
  if (geography === undefined) return <BoardDrawing {...props} />;
  return (
    <BoardDrawing
      {...props}
      overSea={geography.overSea}
      ground={ground && <Ground geography={geography} water={water} />}
    />
  );
}
