// The picture on the game's card: drawn when the map was made, so that it costs a visitor little. Nothing to press.

import '../../map/map.css';
import '../parts/art/silhouette.css';
import './picture.css';
import { layout, type Layout } from '../../../../ui/layout.ts';
import { card } from './generated/card.ts';

/** What is seen of the drawing, in units of the map; a frame of another shape shows less of it. */
const SEEN: Readonly<Record<Layout | 'form', string>> = {
  desktop: '28 204 628 293',
  tablet: '-90 216 860 236',
  'tablet-tall': '-27 216 733 236',
  phone: '34 210 616 260',
  form: '31 196 754 324',
};

export function HomePicture({ framed = false }: { readonly framed?: boolean }) {
  return (
    <div class="th-picture" data-size={layout.value} aria-hidden="true">
      <svg
        class="tmap-picture"
        viewBox={SEEN[framed ? 'form' : layout.value]}
        preserveAspectRatio="xMidYMid slice"
        dangerouslySetInnerHTML={{ __html: card.map }}
      />
      <div class="th-veil" />
      <div class="th-train" dangerouslySetInnerHTML={{ __html: card.train }} />
    </div>
  );
}
