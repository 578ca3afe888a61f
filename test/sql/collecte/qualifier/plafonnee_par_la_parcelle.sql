-- Spec: collectes#qualite: no collection is better than its plot at the date: a higher declaration
-- is corrected, and the result says so.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.etat(p_nom text, p_declaree jsonb, p_champs jsonb default '{}') returns text
language sql as $$
  select essai.collecter(p_nom, p_champs || jsonb_build_object('qualite_declaree', p_declaree));
  select concat_ws(' ', coalesce(q.etat_code, 'rien'), r.motifs::text)
  from commande.commande_resultat r left join collecte.qualite q on q.collecte_id = essai.id(p_nom)
  where r.commande_id = essai.id('commande ' || p_nom)
$$;
insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  plafond_g)
select core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Kossi'), 'ANANAS', e, 10000000
from unnest('{C1,C2,C3,conventionnel}'::text[]) as e;

update conformite.statut_parcelle set etat_code = 'C2';

select is(pg_temp.etat('egal', '{"AB": "C2"}'), 'C2 {}', 'the plot''s own state');
select is(pg_temp.etat('plus haut', '{"AB": "C3"}'), 'C2 {ecart_calcul}', 'one above it');
select is(pg_temp.etat('bio', '{"AB": "AB"}'), 'C2 {ecart_calcul}', 'the highest');
select is((select k.details from controle.controle k where k.entite_id = essai.id('bio')),
  '{"referentiel": "AB", "telephone": "AB", "serveur": "C2"}',
  'the details give both');
select is((select q.etat_declare from collecte.qualite q where q.collecte_id = essai.id('bio')),
  'AB',
  'the declared one is kept beside');
select is((select array_agg(distinct k.etat_code) from capacite.toute_consommation k), '{C2}',
  'the capacity is taken in the server''s state');

select * from finish();
rollback;
