/** Das Ende des Dritten Zeitalters on the board: fetched where a table plays with it, and added to what the board knows. */
import { extras } from "../supplement";
import { CARDS, CHARACTERS, TILES } from "../view";
import Beside from "./Beside.svelte";
import Glyphs from "./Glyphs.svelte";
import Picture from "./Picture.svelte";
import Sea from "./Sea.svelte";
import Shelf from "./Shelf.svelte";
import Stands from "./Stands.svelte";
import { HAVENS, sail } from "./coast";
import facts from "./facts.json";
import { inspect, intent, sentences } from "./things";

Object.assign(CARDS, facts.cards);
Object.assign(CHARACTERS, facts.characters);
Object.assign(TILES, facts.tiles);
Object.assign(extras, { Beside, Glyphs, Picture, Sea, Shelf, Stands, havens: HAVENS, inspect, intent, sail, sentences });
