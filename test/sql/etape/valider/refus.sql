-- Spec: etapes#validation: inputs are validated lots with enough mass; outputs have their nature
-- and an admissible place.
begin;
set local role metier;
select plan(14);
select essai.preparer();

select essai.lot('a', 1000, 'validé'), essai.lot('attend', 1000),
  essai.lot('bloque', 1000, 'quarantaine'), essai.place('C', 'conventionnel'), essai.place('FERME');
create function pg_temp.valider(p_note text, p_lots jsonb, p_sorties jsonb,
  p_champs jsonb default '{}') returns text language sql as $$
  select essai.etape(p_note, p_lots, p_sorties, p_champs);
  select essai.proceder(p_note);
$$;
select is(pg_temp.valider('sans entrée', '{}', jsonb_build_array(essai.sortie(1))),
  '409 etape_incomplete', 'no input');
select is(pg_temp.valider('sans sortie', '{"a": 1}', '[]'), '409 etape_incomplete', 'no output');
select is(pg_temp.valider('sans nature', '{"a": 1}',
    jsonb_build_array(essai.sortie(1), essai.sortie(1) - 'nature')), '409 nature_lot_requise',
  'an output without nature');
select is(pg_temp.valider('quarantaine', '{"a": 1, "bloque": 1}',
    jsonb_build_array(essai.sortie(1))), '409 etape_bloquee', 'an input in quarantine');
select is(pg_temp.valider('attente', '{"attend": 1}', jsonb_build_array(essai.sortie(1))),
  '409 lot_non_valide', 'an input that waits');
select is(pg_temp.valider('trop', '{"a": 1001}', jsonb_build_array(essai.sortie(1))),
  '409 stock_insuffisant', 'more than it holds');
select is(pg_temp.valider('place', '{"a": 1}',
    jsonb_build_array(essai.sortie(1, jsonb_build_object('emplacement_id', essai.place('C'))))),
  '409 qualite_non_admise', 'a place that does not admit it');
select essai.etape('ferme', '{"a": 1}',
  jsonb_build_array(essai.sortie(1, jsonb_build_object('emplacement_id', essai.place('FERME')))));
update emplacement.emplacement set actif_pendant = '{}' where id = essai.place('FERME');
select is(essai.proceder('ferme'), '409 emplacement_ferme', 'a place that closed meanwhile');
select is(essai.proceder('personne'), '404 etape_inconnue', 'no such step');
select is(pg_temp.valider('tout', '{"a": 1000}', jsonb_build_array(essai.sortie(1000))), 'validée',
  'all that it holds');
select is(essai.proceder('tout'), '409 transition_refusee', 'not twice');
select is(pg_temp.valider('vide', '{"a": 1}', jsonb_build_array(essai.sortie(1))),
  '409 stock_insuffisant', 'nothing is left');
select essai.etape('close', '{"a": 1}', jsonb_build_array(essai.sortie(1)));
select campagne.creer(essai.id('C25'), 'C25', 'C', 2025, '2025-01-01', '2025-12-31',
  (select c.pack_version_id from campagne.campagne c), essai.t(-100));
update etape.etape set campagne_id = essai.id('C25') where note = 'close';
update campagne.campagne set statut = 'cloturee',
  active_pendant = tstzmultirange(tstzrange(essai.t(-200), essai.t(-101)))
where id = essai.id('C25');
select is(essai.proceder('close'), '409 campagne_cloturee',
  'lots of another campaign in one that closed meanwhile');
select is((select count(*) from lot.lot l where l.etape_id is not null), 1::bigint,
  'what is refused leaves no lot');

select * from finish();
rollback;
