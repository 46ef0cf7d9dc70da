/** All scenes by name. */
import { scene as bakery } from "./scenes/bakery.mjs";
import { scene as carInRain } from "./scenes/car-in-rain.mjs";
import { scene as cityNight } from "./scenes/city-night.mjs";
import { scene as desertCamp } from "./scenes/desert-camp.mjs";
import { scene as garden } from "./scenes/garden.mjs";
import { scene as kitchenTable } from "./scenes/kitchen-table.mjs";
import { scene as lakeBoat } from "./scenes/lake-boat.mjs";
import { scene as lampOnStand } from "./scenes/lamp-on-stand.mjs";
import { scene as lanterns } from "./scenes/lanterns.mjs";
import { scene as lighthouse } from "./scenes/lighthouse.mjs";
import { scene as lightsOnHill } from "./scenes/lights-on-hill.mjs";
import { scene as longTable } from "./scenes/long-table.mjs";
import { scene as morningTrain } from "./scenes/morning-train.mjs";
import { scene as mountainDawn } from "./scenes/mountain-dawn.mjs";
import { scene as snowVillage } from "./scenes/snow-village.mjs";
import { scene as stoneBridge } from "./scenes/stone-bridge.mjs";
import { scene as well } from "./scenes/well.mjs";
import { scene as wheatField } from "./scenes/wheat-field.mjs";
import { scene as woodPath } from "./scenes/wood-path.mjs";

export const scenes = {
  bakery,
  "car-in-rain": carInRain,
  "city-night": cityNight,
  "desert-camp": desertCamp,
  garden,
  "kitchen-table": kitchenTable,
  "lake-boat": lakeBoat,
  "lamp-on-stand": lampOnStand,
  lanterns,
  lighthouse,
  "lights-on-hill": lightsOnHill,
  "long-table": longTable,
  "morning-train": morningTrain,
  "mountain-dawn": mountainDawn,
  "snow-village": snowVillage,
  "stone-bridge": stoneBridge,
  well,
  "wheat-field": wheatField,
  "wood-path": woodPath,
};
