-- Spec: terrain#carte: a single state names the most urgent condition of a plot, and each state
-- agrees with the acts on it.
begin;
set local role metier;
select plan(11);
select essai.preparer_operations();

create function pg_temp.etat(p_nom text, p_le timestamptz default essai.t(1)) returns text
language sql as $$
  select s.etat from parcelle.situer(array[essai.id(p_nom)], false, p_le) as s
$$;
create function pg_temp.planter(p_nom text, p_geojson jsonb) returns jsonb language sql as $$
  select essai.faire('parcelle.enregistrer', p_nom,
    jsonb_build_object('releve', essai.releve(p_nom, p_geojson)))
$$;
select from pg_temp.planter('a', essai.rectangle(2.1, 6.4));
select is(pg_temp.etat('a'), 'en_vigueur', 'a plot that was surveyed');
select is(pg_temp.etat('parcelle Kossi'), 'sans_releve', 'one that nobody surveyed');
select from pg_temp.planter('b', essai.rectangle(2.0995, 6.4));
select is(pg_temp.etat('b'), 'chevauchement', 'one that shares land');
select is(pg_temp.etat('a'), 'chevauchement', 'and the one that it shares it with');
select essai.lever(k.id) from controle.controle k where k.motif = 'chevauchement_parcelle';
select is(pg_temp.etat('a') || ' ' || pg_temp.etat('b'), 'en_vigueur en_vigueur',
  'until somebody decided');
select from essai.faire('parcelle.relever', 'faux', jsonb_build_object(
  'parcelle_id', essai.id('b'), 'releve', essai.releve('faux',
    '{"type": "Polygon", "coordinates": [[[2,6],[2.001,6.001],[2.001,6],[2,6.001],[2,6]]]}', 1)));
select is(pg_temp.etat('b'), 'invalide', 'a survey that is no shape');
insert into controle.controle (organisation_id, commande_id, motif, auteur_id, entite, entite_id,
  ouvert_le)
select k.organisation_id, k.commande_id, 'doublon_identite', k.auteur_id, 'producteur',
       essai.id('Kossi'), k.ouvert_le
from controle.controle k limit 1;
select is(pg_temp.etat('a'), 'bloquee', 'whose holder''s capacities are barred');
select is(pg_temp.etat('b'), 'invalide', 'the shape is said first');
update parcelle.parcelle p set actif_pendant = tstzmultirange(tstzrange(null, essai.t()))
where p.id = essai.id('b');
select is(pg_temp.etat('b'), 'sortie', 'that left with its member');
select is(pg_temp.etat('b', essai.t(-1)), 'invalide', 'and was there the day before');
select is((select s.categorie from parcelle.situer(
    array[essai.id('parcelle Kossi')], false, essai.t()) as s), 'bio',
  'the category of its states');

select * from finish();
rollback;
