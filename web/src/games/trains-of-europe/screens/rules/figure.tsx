// What is drawn beside a section of the rules.

import { content } from '@branchline/trains-of-europe';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Language } from '../../../../prefs/languages.ts';
import { layout } from '../../../../ui/layout.ts';
import type { HelpFigure, MapFigure } from '../../help/index.ts';
import { cityName, loadMap, MapPlate, nameSetOf, type LoadedMap } from '../../map/index.ts';
import { text } from '../../messages/text.ts';
import { ContractFigure, VehicleFigure } from './card-figures.tsx';
import { PhaseList } from './phase-reference.tsx';

const WIDE = { width: 560, height: 340 } as const;
const NARROW = { width: 350, height: 290 } as const;

/** The drawing of the map, fetched once for all figures. */
function useMap(): LoadedMap | undefined {
  const [map, setMap] = useState<LoadedMap>();
  useEffect(() => {
    let current = true;
    void loadMap(content.map).then((loaded) => {
      if (current) setMap(loaded);
    });
    return () => {
      current = false;
    };
  }, []);
  return map;
}

type MapProps = { readonly figure: MapFigure; readonly label: string; readonly language: Language };

/** Cities are called as the text beside them calls them, whatever the setting for the table. */
function MapPiece({ figure, label, language }: MapProps) {
  const map = useMap();
  const { money } = text.value;
  const names = nameSetOf(language);
  const texts = useMemo(
    () => ({ city: (id: string) => cityName(names, id), price: (eur: number) => money.cash(eur) }),
    [names, money],
  );
  if (!map) return <div class="tmap-wait" />;
  const size = layout.value === 'phone' ? NARROW : WIDE;
  return <MapPlate {...map} {...size} {...figure} names={names} texts={texts} label={label} />;
}

type FigureProps = { readonly figure: HelpFigure; readonly label: string; readonly language: Language };

export function Figure({ figure, ...rest }: FigureProps) {
  switch (figure.kind) {
    case 'phases':
      return <PhaseList />;
    case 'contract':
      return <ContractFigure contract={figure.contract} />;
    case 'vehicles':
      return <VehicleFigure models={figure.models} />;
    default:
      return <MapPiece figure={figure} {...rest} />;
  }
}
